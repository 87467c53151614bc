import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type NewUser, type User, users } from '../database/schema.ts'

/** The user with this address, whatever its capitals. */
export async function findUser(database: Database, email: string): Promise<User | undefined> {
  // PostgreSQL's text cannot hold a NUL and would answer with an error.
  if (email.includes('\0')) return undefined
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, normalEmail(email)))
  return user
}

/** Adds a user unless the address is taken, and says whether it did. */
export async function addUser(database: Database, user: NewUser): Promise<'added' | 'taken'> {
  const added = await database
    .insert(users)
    .values({ ...user, email: normalEmail(user.email) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return added.length > 0 ? 'added' : 'taken'
}

/** The one spelling under which an address is stored, looked up and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

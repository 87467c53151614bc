import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type NewUser, type User, users } from '../../schema.ts'
import type { Passwords } from './passwords.ts'
import type { CheckPassword } from '../core/sign-in.ts'

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

/** Checks an address and password against what is stored. It takes as long for an unknown address as for a known one. */
export function checkPassword(database: Database, passwords: Passwords): CheckPassword {
  return async ({ email, password }) => {
    const user = await findUser(database, email)
    return (await passwords.verify(user?.passwordHash, password)) ? user : undefined
  }
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

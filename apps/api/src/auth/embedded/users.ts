import type { LoginRequest } from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { type NewUser, type User, users } from '../core/tables.ts'
import type { Passwords } from './passwords.ts'

/** Finds a user by email address, ignoring case. */
export async function findUser(database: Database, email: string): Promise<User | undefined> {
  // PostgreSQL rejects text with NUL characters.
  if (email.includes('\0')) return undefined
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
  return user
}

/** The user with these credentials, if any. Takes equally long for unknown addresses. */
export async function verifyCredentials(
  database: Database,
  passwords: Passwords,
  { email, password }: LoginRequest,
): Promise<User | undefined> {
  const user = await findUser(database, email)
  return (await passwords.verify(user?.passwordHash, password)) ? user : undefined
}

/** Adds a user unless the email address is taken. */
export async function addUser(database: Database, user: NewUser): Promise<'added' | 'taken'> {
  const added = await database
    .insert(users)
    .values({ ...user, email: normalizeEmail(user.email) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return added.length > 0 ? 'added' : 'taken'
}

import type { LoginRequest } from '@summit/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { type NewUser, type User, users } from '../core/tables.ts'
import type { Passwords } from '../core/passwords.ts'
import { type Registration, registrations } from './tables.ts'

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

/**
 * The user with these credentials, if any; `unverified` if they are those of the newest sign-up with an address that has no
 * account. Takes equally long for unknown addresses.
 */
export async function verifyCredentials(
  database: Database,
  passwords: Passwords,
  { email, password }: LoginRequest,
): Promise<User | 'unverified' | undefined> {
  const user = await findUser(database, email)
  const registration = await findRegistration(database, email)
  const isRight = await passwords.verify((user ?? registration)?.passwordHash, password)
  return isRight ? (user ?? 'unverified') : undefined
}

/** The newest sign-up with an address, or the one with this id. */
export async function findRegistration(
  database: Database,
  email: string,
  id?: string,
): Promise<Registration | undefined> {
  if (email.includes('\0')) return undefined
  const ofAddress = eq(registrations.email, normalizeEmail(email))
  const [newest] = await database
    .select()
    .from(registrations)
    .where(id === undefined ? ofAddress : and(ofAddress, eq(registrations.id, id)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return newest
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

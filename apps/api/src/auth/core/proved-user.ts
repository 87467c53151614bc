import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type User, users } from './tables.ts'

/** Whether the time of an account has come that was to be deleted. That of a locked one does not come. */
export function isDue({ deletesAt, lockedAt }: Pick<User, 'deletesAt' | 'lockedAt'>, now: Date): boolean {
  return deletesAt !== null && deletesAt <= now && lockedAt === null
}

/**
 * The account of a user as it is now, locked until the transaction ends. Undefined if it is gone or about to be, its time
 * having come, or if it has another password than when the user was read: what was proved then signs in no more.
 */
export async function lockProvedUser(
  transaction: Database,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  now: Date,
): Promise<User | undefined> {
  const isUnchanged = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash)
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isUnchanged))
    .for('update')
  return user && !isDue(user, now) ? user : undefined
}

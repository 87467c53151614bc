import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type User, users } from './tables.ts'

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
  // The time of a locked one does not come.
  const isKept = or(isNull(users.deletesAt), gt(users.deletesAt, now), isNotNull(users.lockedAt))
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isUnchanged, isKept))
    .for('update')
  return user
}

import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { addMs } from '../../shared/add-ms.ts'
import { DELETION_GRACE_MS } from './account-deletion.ts'
import { type User, users } from './tables.ts'

/** Throws 403 for a user whose account is locked. Only for who has proved to be its owner. */
export function refuseLocked({ lockedAt }: User): void {
  if (!lockedAt) return
  throw new HttpError(403, 'This account is locked. Please contact us.', { code: 'account_locked' })
}

/** Locks an account. */
export async function lockAccount(database: Database, { id }: Pick<User, 'id'>, now: Date): Promise<void> {
  await database.update(users).set({ lockedAt: now }).where(eq(users.id, id))
}

/** Unlocks an account. If it was to be deleted, its owner has the whole time again to keep it. Returns when that ends. */
export async function unlockAccount(
  database: Database,
  { id }: Pick<User, 'id'>,
  now: Date,
): Promise<Date | undefined> {
  const deletesAt = addMs(now, DELETION_GRACE_MS)
  return database.transaction(async (transaction) => {
    const postponed = await transaction
      .update(users)
      .set({ deletesAt })
      .where(and(eq(users.id, id), isNotNull(users.deletesAt)))
      .returning()
    await transaction.update(users).set({ lockedAt: null }).where(eq(users.id, id))
    return postponed.length > 0 ? deletesAt : undefined
  })
}

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { type User, users } from './tables.ts'

/** Throws 403 for a user whose account is locked. Only for who has proved to be its owner. */
export function refuseLocked({ lockedAt }: User): void {
  if (!lockedAt) return
  throw new HttpError(403, 'This account is locked. Please contact us.', { code: 'account_locked' })
}

/** Locks an account, or unlocks it with null. */
export async function setLock(database: Database, { id }: Pick<User, 'id'>, lockedAt: Date | null): Promise<void> {
  await database.update(users).set({ lockedAt }).where(eq(users.id, id))
}

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { AddressLimit } from '../../rate-limit/limit-by-address.ts'
import type { MailRequest } from '../core/auth-backend.ts'
import { isDue } from '../core/proved-user.ts'
import { mailRequests, type User } from '../core/tables.ts'
import { findUser } from './users.ts'

/**
 * Deletes a request for a mail, and returns the user who gets it: undefined if another worker was first, if the address has no
 * account, or one that is locked or due for deletion, or if it got such a mail within the last minute.
 */
export async function findRecipient(
  transaction: Database,
  { id, email }: MailRequest,
  limit: AddressLimit,
  now: Date,
): Promise<User | undefined> {
  const [pending] = await transaction.delete(mailRequests).where(eq(mailRequests.id, id)).returning()
  if (!pending) return undefined
  const user = await findUser(transaction, email)
  if (!user || user.lockedAt || isDue(user, now)) return undefined
  const { status } = await limit.consume(transaction, email, now)
  return status === 'allowed' ? user : undefined
}

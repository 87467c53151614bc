import { renderPasswordChanged } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { type PasswordChange, RECOVERY_MAX_AGE_MS } from '../core/auth-backend.ts'
import { passwordWeakness } from '../core/password-rules.ts'
import { sessions, users } from '../core/tables.ts'
import type { Passwords } from './passwords.ts'
import { oneTimeTokens, tokenSessions } from './tables.ts'
import type { SessionWithUser } from './token-sessions.ts'

/** Dependencies of {@link changePassword}. */
export interface PasswordChangeDeps {
  siteUrl: string
  passwords: Passwords
  queueMail: QueueMail
  now: () => Date
}

/**
 * Sets a new password, if the session was started by a recovery link within the last hour (ASVS 6.2.3). Ends all sessions
 * of the account, deletes its one-time tokens and notifies its owner by mail.
 */
export async function changePassword(
  database: Database,
  { session, user }: SessionWithUser,
  password: string,
  { siteUrl, passwords, queueMail, now }: PasswordChangeDeps,
): Promise<PasswordChange> {
  const isProven = session.method === 'otp' && now().getTime() - session.createdAt.getTime() <= RECOVERY_MAX_AGE_MS
  if (!isProven) return { status: 'unproven' }
  const weakness = passwordWeakness(password)
  if (weakness) return { status: 'weak', weakness }
  if (await passwords.verify(user.passwordHash, password)) return { status: 'same' }
  const passwordHash = await passwords.hash(password)

  return database.transaction(async (transaction) => {
    // Of two concurrent changes, the first deletes the session and the second finds none.
    const [ended] = await transaction.delete(tokenSessions).where(eq(tokenSessions.id, session.id)).returning()
    if (!ended) return { status: 'signedOut' }
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await transaction.delete(tokenSessions).where(eq(tokenSessions.userId, user.id))
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))
    await transaction.delete(sessions).where(eq(sessions.userId, user.id))
    const mail = renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...mail })
    return { status: 'changed', user }
  })
}

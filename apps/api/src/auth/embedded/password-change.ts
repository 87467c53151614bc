import { renderPasswordChanged } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { type PasswordChange, RECOVERY_MAX_AGE_MS } from '../core/auth-backend.ts'
import { passwordWeakness, type PasswordRules } from '../core/password-rules.ts'
import { lockProvedUser } from '../core/proved-user.ts'
import { identities, type User, users } from '../core/tables.ts'
import type { Passwords } from '../core/passwords.ts'
import { endAllSessions, type SessionWithUser } from './token-sessions.ts'

/** Dependencies of {@link changePassword}. */
export interface PasswordChangeDeps extends MailDeps, PasswordRules {
  passwords: Passwords
}

/** Sets a new password, if the session was started by a recovery link within the last hour (ASVS 6.2.3). */
export async function changePassword(
  database: Database,
  { session, user }: SessionWithUser,
  password: string,
  deps: PasswordChangeDeps,
): Promise<PasswordChange> {
  const isProven = session.method === 'otp' && deps.now().getTime() - session.createdAt.getTime() <= RECOVERY_MAX_AGE_MS
  return isProven ? replacePassword(database, user, password, deps) : { status: 'unproven' }
}

/**
 * Sets a new password for a user as read with the proof of the right to. Ends all sessions of the account, deletes its
 * one-time tokens and notifies its owner by mail.
 */
export async function replacePassword(
  database: Database,
  user: User,
  password: string,
  deps: PasswordChangeDeps,
): Promise<PasswordChange> {
  const { siteUrl, passwords, queueMail, now } = deps
  const weakness = passwordWeakness(password, user, deps)
  if (weakness) return { status: 'weak', weakness }
  if (await passwords.verify(user.passwordHash, password)) return { status: 'same' }
  const passwordHash = await passwords.hash(password)
  const { id, passwordHash: current } = user

  return database.transaction(async (transaction) => {
    // Of two concurrent changes, the second finds another password than the one that was proved.
    const proved = await lockProvedUser(transaction, user, now())
    if (!proved) return { status: 'signedOut' }
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, id))
    // The identity page proves no address: whoever opens the mailbox has not linked what came from there.
    if (current === null) await transaction.delete(identities).where(eq(identities.userId, id))
    await endAllSessions(transaction, id)
    const mail = renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...mail })
    return { status: 'changed', user: { ...proved, passwordHash } }
  })
}

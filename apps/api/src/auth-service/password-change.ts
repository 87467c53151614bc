import { passwordChangedMail } from '@summit/features/update-password/mail'
import { eq } from 'drizzle-orm'
import { type PasswordChange, PROOF_MS } from '../auth/accounts.ts'
import type { Passwords } from '../auth/passwords.ts'
import { weaknessOf } from '../auth/password-rules.ts'
import type { Database } from '../database/database.ts'
import { oneTimeTokens, sessions, type TokenSession, tokenSessions, type User, users } from '../database/schema.ts'
import type { QueueMail } from '../mail/queue.ts'
import { mailBrand } from '../brand.ts'

/** What changing a password needs of the rest of the server. */
export interface PasswordChangeParts {
  siteUrl: string
  passwords: Passwords
  queueMail: QueueMail
  now: () => Date
}

/**
 * Sets a password for somebody who has just opened a link from a mail: a session alone, however it was come by, changes
 * nothing (ASVS 6.2.3). With the old password goes all it opened: every session, this one too, and every token; a mail tells
 * the account's owner.
 */
export async function changePassword(
  database: Database,
  { session, user }: { session: TokenSession; user: User },
  password: string,
  { siteUrl, passwords, queueMail, now }: PasswordChangeParts,
): Promise<PasswordChange> {
  const isProven = session.method === 'otp' && now().getTime() - session.createdAt.getTime() <= PROOF_MS
  if (!isProven) return { status: 'unproven' }
  const weakness = weaknessOf(password)
  if (weakness) return { status: 'weak', weakness }
  if (await passwords.verify(user.passwordHash, password)) return { status: 'same' }
  const passwordHash = await passwords.hash(password)

  return database.transaction(async (transaction) => {
    // Hashing took its time. Of two changes at once the first ends the session, and the second finds none.
    const [living] = await transaction.delete(tokenSessions).where(eq(tokenSessions.id, session.id)).returning()
    if (!living) return { status: 'signedOut' }
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await transaction.delete(tokenSessions).where(eq(tokenSessions.userId, user.id))
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))
    await transaction.delete(sessions).where(eq(sessions.userId, user.id))
    const notice = passwordChangedMail({ siteUrl, changedAt: now(), brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...notice })
    return { status: 'changed', user }
  })
}

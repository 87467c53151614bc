import { renderPasswordChanged } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { type PasswordChange, PROOF_MS } from '../core/auth-backend.ts'
import type { Passwords } from './passwords.ts'
import { weaknessOf } from '../core/password-rules.ts'
import type { Database } from '../../database/database.ts'
import { oneTimeTokens, sessions, tokenSessions, users } from '../../schema.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { mailBrand } from '../../brand.ts'
import type { SignedIn } from './token-sessions.ts'

/** What changing a password needs of the rest of the server. */
export interface PasswordChangeParts {
  siteUrl: string
  passwords: Passwords
  queueMail: QueueMail
  now: () => Date
}

/**
 * Sets a password for somebody who has just opened a link from a mail; no other session may change it (ASVS 6.2.3). Every
 * session of the account ends, this one too, every token is deleted, and a mail tells the account's owner.
 */
export async function changePassword(
  database: Database,
  { session, user }: SignedIn,
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
    const notice = renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...notice })
    return { status: 'changed', user }
  })
}

import { apiRoutes, type NewsletterRequest } from '@summit/contract'
import { planFile, planPath, renderWorkoutPlan } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { hashToken, randomToken } from '../shared/tokens.ts'
import { normalEmail } from '../auth/embedded/users.ts'
import { mailBrand } from '../brand.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import type { QueueMail } from '../mail/queue.ts'
import { type Subscriber, subscribers, unsubscribeTokens } from './tables.ts'

/** What signing up needs of the rest of the server. */
export interface SignupParts {
  queueMail: QueueMail
  siteUrl: string
  now: () => Date
}

/** How long an address gets no second mail, in ms. */
const QUIET_AFTER_MAIL_MS = 24 * 3_600_000

/**
 * Puts an address on the list and queues the mail that brings the plan, both or neither. An address that was written to
 * within a day is left as it is, unless it has unsubscribed since. The caller cannot tell the two apart: who is on the
 * list is nobody’s business.
 */
export async function signUp(
  database: Database,
  { email, name }: Pick<NewsletterRequest, 'email' | 'name'>,
  { queueMail, siteUrl, now }: SignupParts,
): Promise<void> {
  const address = normalEmail(email)
  const token = randomToken()
  const mail = planMail({ email, name, siteUrl, token })
  const time = now()
  await database.transaction(async (transaction) => {
    await transaction.insert(subscribers).values({ email: address, createdAt: time }).onConflictDoNothing()
    // Whoever comes second waits here and then sees what the first has done.
    const [known] = await transaction.select().from(subscribers).where(eq(subscribers.email, address)).for('update')
    if (known && isQuiet(known, time)) return
    await transaction
      .update(subscribers)
      .set({ name, mailedAt: time, unsubscribedAt: null })
      .where(eq(subscribers.email, address))
    await transaction.insert(unsubscribeTokens).values({ tokenHash: hashToken(token), email: address })
    await queueMail(transaction, mail)
  })
}

function isQuiet({ mailedAt, unsubscribedAt }: Subscriber, now: Date): boolean {
  return mailedAt !== null && unsubscribedAt === null && now.getTime() - mailedAt.getTime() < QUIET_AFTER_MAIL_MS
}

interface PlanMailFacts extends Pick<NewsletterRequest, 'email' | 'name'> {
  siteUrl: string
  token: string
}

function planMail({ email, name, siteUrl, token }: PlanMailFacts): Mail {
  const unsubscribeUrl = `${siteUrl}${apiRoutes.newsletterUnsubscribe}?t=${token}`
  return {
    ...renderWorkoutPlan({ name, siteUrl, unsubscribeUrl, brand: mailBrand }),
    to: email,
    // A mail program's own button takes the address off the list with one click (RFC 8058).
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [{ filename: planFile(mailBrand), contentType: 'application/pdf', path: planPath(mailBrand) }],
  }
}

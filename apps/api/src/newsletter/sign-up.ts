import { apiRoutes, type NewsletterRequest } from '@summit/contract'
import { planFile, planPath, renderWorkoutPlan } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { mailBrand } from '../brand.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailDeps } from '../mail/queue.ts'
import { consume, counterKey } from '../rate-limit/counters.ts'
import { fixedWindow } from '../rate-limit/rate-limit.ts'
import { normalizeEmail } from '../shared/normalize-email.ts'
import { hashToken, randomToken } from '../shared/tokens.ts'
import { type Subscriber, subscribers, unsubscribeTokens } from './tables.ts'

/** Minimum interval between two mails to an address, in ms. */
const MAIL_INTERVAL_MS = 24 * 3_600_000

/** Mails to an address in that time, however often it unsubscribes: a forwarded mail lets anybody do that. */
const twoPerDay = fixedWindow({ max: 2, windowSeconds: MAIL_INTERVAL_MS / 1000 })

/**
 * Adds an address to the list and queues the mail with the plan, in one transaction. Does nothing for an address that
 * received a mail within a day and has not unsubscribed since, or two mails; the caller cannot tell.
 */
export async function signUp(
  database: Database,
  { email, name }: Pick<NewsletterRequest, 'email' | 'name'>,
  { queueMail, siteUrl, now }: MailDeps,
): Promise<void> {
  const address = normalizeEmail(email)
  const token = randomToken()
  const mail = planMail({ email, name, siteUrl, token })
  const time = now()
  await database.transaction(async (transaction) => {
    // The update changes nothing. It locks the row: concurrent sign-ups of an address wait here, and nobody deletes it.
    const added = transaction
      .insert(subscribers)
      .values({ email: address, createdAt: time })
      .onConflictDoUpdate({ target: subscribers.email, set: { email: address } })
    const [known] = await added.returning()
    if (known && wasMailedRecently(known, time)) return
    // Nobody gets on the list without a mail that says so.
    const limit = await consume(transaction, counterKey('newsletter mail', address), twoPerDay, time)
    if (limit.status === 'blocked') return
    await transaction
      .update(subscribers)
      .set({ name, mailedAt: time, unsubscribedAt: null })
      .where(eq(subscribers.email, address))
    await transaction.insert(unsubscribeTokens).values({ tokenHash: hashToken(token), email: address })
    await queueMail(transaction, mail)
  })
}

/** A mail from a later time was sent while the clock was wrong, and does not count. */
function wasMailedRecently({ mailedAt, unsubscribedAt }: Subscriber, now: Date): boolean {
  if (mailedAt === null || unsubscribedAt !== null) return false
  return Math.abs(now.getTime() - mailedAt.getTime()) < MAIL_INTERVAL_MS
}

interface PlanMailOptions extends Pick<NewsletterRequest, 'email' | 'name'> {
  siteUrl: string
  token: string
}

function planMail({ email, name, siteUrl, token }: PlanMailOptions): Mail {
  const unsubscribeUrl = `${siteUrl}${apiRoutes.newsletterUnsubscribe}?t=${token}`
  return {
    ...renderWorkoutPlan({ name, siteUrl, unsubscribeUrl, brand: mailBrand }),
    to: email,
    // One-click unsubscribe (RFC 8058).
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [{ filename: planFile(mailBrand), contentType: 'application/pdf', path: planPath(mailBrand) }],
  }
}

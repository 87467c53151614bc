import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { addMs } from '../shared/add-ms.ts'
import { assertSafe, type Mail } from './mail.ts'
import type { MailConfig } from './mail-config.ts'
import { mails } from './tables.ts'

/** How long mails that are not sent (outbox, given up) are kept, in ms. */
const UNSENT_EXPIRY_MS = 30 * 24 * 3_600_000

/** Stores a mail in the transaction that causes it (transactional outbox), so that it is sent if and only if that commits. */
export type QueueMail = (transaction: Database, mail: Mail) => Promise<void>

/** What a mail about the site is made and queued with. */
export interface MailDeps {
  siteUrl: string
  queueMail: QueueMail
  now: () => Date
}

/** Creates the queue. Mails for the outbox are never due. */
export function mailQueue({ delivery }: MailConfig, now: () => Date): QueueMail {
  return async (transaction, mail) => {
    assertSafe(mail)
    const { to, subject, text, html, headers = {}, attachments = [], expiresAt } = mail
    const createdAt = now()
    const dueAt = delivery === 'outbox' ? null : createdAt
    await transaction
      .insert(mails)
      .values({ recipient: to, subject, text, html, headers, attachments, createdAt, dueAt, expiresAt })
  }
}

/** Deletes old mails that are not going to be sent, and waiting ones whose link has expired. */
export async function purgeMails(database: Database, now: Date): Promise<void> {
  const isOld = and(isNull(mails.dueAt), lte(mails.createdAt, addMs(now, -UNSENT_EXPIRY_MS)))
  const isExpired = and(isNotNull(mails.dueAt), lte(mails.expiresAt, now))
  await database.delete(mails).where(or(isOld, isExpired))
}

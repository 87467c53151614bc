import type { MailConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { assertSafe, type Mail } from './mail.ts'
import { mails } from './tables.ts'

/**
 * Stores a mail to be sent, in the same transaction as what causes it: either both are there or neither. Whoever is told
 * of success has been told the truth, whatever happens to this process afterwards.
 */
export type QueueMail = (transaction: Database, mail: Mail) => Promise<void>

/** The queue. Mails for the outbox are due never. */
export function mailQueue({ delivery }: MailConfig, now: () => Date): QueueMail {
  return async (transaction, mail) => {
    assertSafe(mail)
    const { to, subject, text, html, headers = {}, attachments = [] } = mail
    const createdAt = now()
    const dueAt = delivery === 'outbox' ? null : createdAt
    await transaction
      .insert(mails)
      .values({ recipient: to, subject, text, html, headers, attachments, createdAt, dueAt })
  }
}

import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'
import type { Attachment } from './mail.ts'

/** Mails to be sent, and those of the outbox. Sent mails are deleted. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; null if it is not going to be sent. */
    dueAt: timestamptz('due_at'),
    /** It is not sent after this time, because its link has expired. */
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [index('mails_due_at').on(table.dueAt), index('mails_created_at').on(table.createdAt)],
)
export type StoredMail = typeof mails.$inferSelect

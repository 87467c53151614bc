import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/timestamptz.ts'
import type { Attachment } from './mail.ts'

/** Mails that have not been sent yet, and those of the outbox. A mail that was sent is gone. */
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
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** From when on it may be tried (again). Null when nobody sends it. */
    dueAt: moment('due_at'),
  },
  (table) => [index('mails_due_at').on(table.dueAt), index('mails_created_at').on(table.createdAt)],
)
export type StoredMail = typeof mails.$inferSelect

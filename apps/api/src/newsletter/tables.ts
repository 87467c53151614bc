import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

/** Newsletter subscribers. `email` is lower-case. */
export const subscribers = pgTable('subscribers', {
  email: text('email').primaryKey(),
  name: text('name'),
  createdAt: timestamptz('created_at').notNull(),
  /** When the plan was last mailed. */
  mailedAt: timestamptz('mailed_at'),
  unsubscribedAt: timestamptz('unsubscribed_at'),
})
export type Subscriber = typeof subscribers.$inferSelect

/** Unsubscribe tokens, one per mail. The mail contains the token, this table its SHA-256. */
export const unsubscribeTokens = pgTable(
  'unsubscribe_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => subscribers.email, { onDelete: 'cascade' }),
  },
  (table) => [index('unsubscribe_tokens_email').on(table.email)],
)

import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/timestamptz.ts'

/** Who signed up for the newsletter. `email` is kept in lower case. */
export const subscribers = pgTable('subscribers', {
  email: text('email').primaryKey(),
  name: text('name'),
  createdAt: moment('created_at').notNull(),
  /** When the plan was last sent to this address. */
  mailedAt: moment('mailed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
})
export type Subscriber = typeof subscribers.$inferSelect

/** The ways off the list, one for each mail. The mail holds the token; here is only its SHA-256. */
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

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

/** Rate-limit counters, in the database so that servers behind one balancer share them. Keys are hashes. */
export const counters = pgTable(
  'counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    blockedUntil: timestamptz('blocked_until'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('counters_expires_at').on(table.expiresAt)],
)

import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './database/timestamptz.ts'

export { mails } from './mail/tables.ts'
export { subscribers, unsubscribeTokens } from './newsletter/tables.ts'

/**
 * People who can sign in. `email` is kept in lower case. Who came through Google or Apple has no password, and neither
 * has anybody whose account lives in a Supabase Auth: this row then only tells who they are.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash'),
  /** How the account came to be. */
  provider: text('provider', { enum: ['email', 'google', 'apple'] })
    .notNull()
    .default('email'),
  createdAt: moment('created_at').notNull(),
})
export type User = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Signed-in browsers. The cookie holds the token; only its SHA-256 is here, so a stolen table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

/**
 * Sessions of the authentication service, whose clients hold an access token and a refresh token. Neither is here: the
 * refresh token is the session's id and generation under a MAC, so it can be told again, checked and told apart from its
 * predecessors without being kept.
 */
export const tokenSessions = pgTable(
  'token_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    /** How the session was proven to be its user's (the `amr` of its access tokens). */
    method: text('method', { enum: ['password', 'oauth', 'otp'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** The refresh token that is good now is the one of this generation. */
    generation: integer('generation').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
  },
  (table) => [index('token_sessions_user_id').on(table.userId)],
)
export type TokenSession = typeof tokenSessions.$inferSelect

/** What can be redeemed once: links in mails, and codes on their way back from a provider. Only the SHA-256 is here. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    type: text('type', { enum: ['recovery', 'code'] }).notNull(),
    /** The PKCE challenge that a code answers to. */
    challenge: text('challenge'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_user_id').on(table.userId),
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)

/**
 * Addresses for which somebody asked for a link and that nobody has looked up yet. The asking is answered once its row is
 * here, so the answer knows nothing of accounts, and a server that dies before the mail sends it after its next start.
 */
export const recoveryRequests = pgTable('recovery_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Keys, where several servers share them. A server on a data directory of its own keeps them in a file. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Counts for limits. In the database, so that several servers behind one balancer count together. Keys are hashes. */
export const counters = pgTable(
  'counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    blockedUntil: moment('blocked_until'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('counters_expires_at').on(table.expiresAt)],
)

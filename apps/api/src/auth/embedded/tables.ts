import type { Provider } from '@summit/contract'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../database/timestamptz.ts'
import { userId } from '../core/tables.ts'

/**
 * Sessions of the authentication service, whose clients hold an access token and a refresh token. Neither is stored: the
 * refresh token is the session's id and generation with a MAC, so it can be recomputed and verified.
 */
export const tokenSessions = pgTable(
  'token_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    /** How the user authenticated (the `amr` claim of access tokens). */
    method: text('method', { enum: ['password', 'oauth', 'otp'] }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Generation of the current refresh token. */
    generation: integer('generation').notNull(),
    refreshedAt: timestamptz('refreshed_at').notNull(),
  },
  (table) => [index('token_sessions_user_id').on(table.userId)],
)
export type TokenSession = typeof tokenSessions.$inferSelect

/** An identity that is not linked yet. */
export interface NewIdentity {
  provider: Provider
  subject: string
  email: string
}

/** Single-use tokens: recovery links and authorization codes. Only their SHA-256 is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    type: text('type', { enum: ['recovery', 'code'] }).notNull(),
    /** PKCE challenge of a code. */
    challenge: text('challenge'),
    /** The identity that a code links to its user, once it is redeemed. */
    identity: jsonb('identity').$type<NewIdentity>(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_user_id').on(table.userId),
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)

/** Mailed codes for signing in, one per user. A code is hashed as slowly as a password, as it is far shorter than a token. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    userId: userId().primaryKey(),
    codeHash: text('code_hash').notNull(),
    /** How many codes were tried. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_expires_at').on(table.expiresAt)],
)

/**
 * Sign-ups whose address is not verified yet. Each has a link and a password of its own, and becomes a user, with its id,
 * when its link is opened: nobody else's sign-up with the address has a part in the account.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    termsVersion: text('terms_version'),
    /** SHA-256 of the newest link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the link expires. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email), index('registrations_expires_at').on(table.expiresAt)],
)
export type Registration = typeof registrations.$inferSelect

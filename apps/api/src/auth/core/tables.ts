import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../database/timestamptz.ts'

/**
 * Accounts. `email` is lower-case. `passwordHash` is null for accounts from an OAuth provider, and for all accounts of
 * the Supabase back end, whose rows are copies for foreign keys.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash'),
  /** How the account was created. */
  provider: text('provider', { enum: ['email', 'google', 'apple'] })
    .notNull()
    .default('email'),
  /** The version of the terms that the user agreed to, if signed up here. */
  termsVersion: text('terms_version'),
  createdAt: timestamptz('created_at').notNull(),
  /** When the account is deleted, if its user has asked for that. */
  deletesAt: timestamptz('deletes_at'),
  /** When an operator has locked the account, which signs nobody in since then. */
  lockedAt: timestamptz('locked_at'),
})
export type User = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

/** Foreign key to a user; rows are deleted with it. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Browser sessions. The cookie holds the token, this table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the list that its user sees. */
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    /** Names of the browser and its operating system, as far as known. */
    browser: text('browser'),
    system: text('system'),
    createdAt: timestamptz('created_at').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

/**
 * Identities at Google and Apple, which sign in to their user's account. With a Supabase Auth they are copies of those that
 * the service has named at the user's last sign-in.
 */
export const identities = pgTable(
  'identities',
  {
    /** Names the identity in Supabase's wire format. */
    id: uuid('id').notNull().defaultRandom(),
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    /** The id of the person at the provider. */
    subject: text('subject').notNull(),
    userId: userId(),
    /** The address that the provider knows. */
    email: text('email'),
    linkedAt: timestamptz('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user_id').on(table.userId)],
)
export type LinkedIdentity = typeof identities.$inferSelect

/** Passkeys. Each signs in to its user's account by a signature that its public key verifies. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The id that the authenticator has chosen, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** Names the passkey in the list that its user sees. */
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it has signed; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, in the words of WebAuthn. */
    transports: text('transports').array().notNull(),
    /** Names of the browser that added it and of its operating system, as far as known. */
    browser: text('browser'),
    system: text('system'),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
)

/**
 * Users with two-factor authentication. The secret is stored as it is: a key for it would be stored beside it, and would
 * have to outlive the keys that are rotated.
 */
export const twoFactor = pgTable('two_factor', {
  userId: userId().primaryKey(),
  /** In base32, shared with the user's authenticator app. */
  secret: text('secret').notNull(),
  /** The time step of the last code that was accepted (RFC 6238): no code is valid twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamptz('created_at').notNull(),
})

/**
 * Recovery codes that were not used yet, hashed as passwords are, with one salt per user. Those from before are SHA-256, in
 * base64url.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/**
 * Pending requests for recovery links and sign-in codes. The HTTP response is sent once the row is stored and before the
 * account is looked up, so it cannot reveal whether one exists; pending rows survive a restart. The table's name is from
 * when there were recovery links only.
 */
export const mailRequests = pgTable('recovery_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  /** What is mailed. */
  kind: text('kind', { enum: ['recovery', 'code'] })
    .notNull()
    .default('recovery'),
  createdAt: timestamptz('created_at').notNull(),
})

/** Keys shared by servers on one PostgreSQL database. With the embedded database they are in a file. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Email addresses that users change to, one per user, until both addresses are confirmed. Codes are hashed as passwords are. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: userId().primaryKey(),
    /** The new address. */
    email: text('email').notNull(),
    currentHash: text('current_hash').notNull(),
    newHash: text('new_hash').notNull(),
    /** How many pairs of codes were tried. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires_at').on(table.expiresAt)],
)

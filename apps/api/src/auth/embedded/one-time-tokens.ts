import { and, eq, getTableColumns, lte, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addMs } from '../../shared/add-ms.ts'
import { hashToken, randomToken } from '../../shared/tokens.ts'
import { type User, users } from '../core/tables.ts'
import { type NewIdentity, oneTimeTokens } from './tables.ts'

/** Lifetime of recovery links, in ms (FORGOT-07). */
export const RECOVERY_LIFETIME_MS = 24 * 3_600_000

/** Lifetimes in ms: a few minutes for codes (RFC 6749). */
const lifetimes = { recovery: RECOVERY_LIFETIME_MS, code: 5 * 60_000 }

/** Issues the token of a recovery link and invalidates the user's earlier ones. */
export async function issueRecoveryToken(database: Database, user: User, now: Date): Promise<string> {
  // Inserted first, which locks the user: a change of the password does that first, too, so that neither waits for the other.
  const token = await issue(database, user, { type: 'recovery', challenge: null }, now)
  const previous = and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.type, 'recovery'))
  await database.delete(oneTimeTokens).where(and(previous, ne(oneTimeTokens.tokenHash, hashToken(token))))
  return token
}

/** Issues an authorization code for a PKCE challenge (RFC 7636). Redeeming it links the identity, if there is one. */
export async function issueCode(
  database: Database,
  user: User,
  challenge: string,
  now: Date,
  identity: NewIdentity | null = null,
): Promise<string> {
  return issue(database, user, { type: 'code', challenge, identity }, now)
}

async function issue(
  database: Database,
  user: User,
  kind: { type: 'recovery'; challenge: null } | { type: 'code'; challenge: string; identity: NewIdentity | null },
  now: Date,
): Promise<string> {
  const token = randomToken()
  const expiresAt = addMs(now, lifetimes[kind.type])
  await database.insert(oneTimeTokens).values({ tokenHash: hashToken(token), userId: user.id, expiresAt, ...kind })
  return token
}

/** A redeemed token. The caller checks whether it has expired, since codes have an error of their own for that. */
export interface RedeemedToken {
  user: User
  expiresAt: Date
  challenge: string | null
  identity: NewIdentity | null
}

/** Deletes a token and returns it; undefined if it does not exist. Of concurrent calls only one succeeds. */
export async function redeemToken(
  database: Database,
  token: string,
  type: keyof typeof lifetimes,
): Promise<RedeemedToken | undefined> {
  const isMeant = and(eq(oneTimeTokens.tokenHash, hashToken(token)), eq(oneTimeTokens.type, type))
  // The user first, as a change of the password does, so that neither waits for the other.
  const [user] = await database
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(oneTimeTokens, eq(oneTimeTokens.userId, users.id))
    .where(isMeant)
    .for('update', { of: users })
  const [row] = await database.delete(oneTimeTokens).where(isMeant).returning()
  return user && row && { user, expiresAt: row.expiresAt, challenge: row.challenge, identity: row.identity }
}

/** Deletes expired tokens. */
export async function purgeOneTimeTokens(database: Database, now: Date): Promise<void> {
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
}

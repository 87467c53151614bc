import { and, eq } from 'drizzle-orm'
import { hashToken, randomToken } from '../../shared/tokens.ts'
import type { Database } from '../../database/database.ts'
import { oneTimeTokens, type User, users } from '../../schema.ts'
import { later } from '../../shared/add-ms.ts'

/** How long each type of token can be redeemed, in milliseconds: FORGOT-07 says 24 hours, RFC 6749 a few minutes. */
const lifetimes = { recovery: 24 * 3_600_000, code: 5 * 60_000 }

/** A token for a recovery link. It replaces the user's earlier ones, so that only the newest mail's link works. */
export async function issueRecoveryToken(database: Database, user: User, now: Date): Promise<string> {
  const mine = and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.type, 'recovery'))
  await database.delete(oneTimeTokens).where(mine)
  return issue(database, user, { type: 'recovery', challenge: null }, now)
}

/** A code that whoever knows the secret behind the challenge can exchange for a session (RFC 7636). */
export async function issueCode(database: Database, user: User, challenge: string, now: Date): Promise<string> {
  return issue(database, user, { type: 'code', challenge }, now)
}

async function issue(
  database: Database,
  user: User,
  kind: { type: 'recovery'; challenge: null } | { type: 'code'; challenge: string },
  now: Date,
): Promise<string> {
  const token = randomToken()
  const expiresAt = later(now, lifetimes[kind.type])
  await database.insert(oneTimeTokens).values({ tokenHash: hashToken(token), userId: user.id, expiresAt, ...kind })
  return token
}

/** A token that was found. Whether it has expired is for the caller to check, since codes have an error for that. */
export interface Redeemed {
  user: User
  expiresAt: Date
  challenge: string | null
}

/** Deletes a token and returns what it was; undefined where there is none. Of simultaneous calls, one succeeds. */
export async function redeem(
  database: Database,
  token: string,
  type: keyof typeof lifetimes,
): Promise<Redeemed | undefined> {
  const [row] = await database
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashToken(token)), eq(oneTimeTokens.type, type)))
    .returning()
  if (!row) return undefined
  const [user] = await database.select().from(users).where(eq(users.id, row.userId))
  return user && { user, expiresAt: row.expiresAt, challenge: row.challenge }
}

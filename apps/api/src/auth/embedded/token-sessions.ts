import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { keepAccount } from '../core/account-deletion.ts'
import { AuthError } from '../core/auth-error.ts'
import type { Keyring, Keys } from '../core/keyring.ts'
import { lockProvedUser } from '../core/proved-user.ts'
import { sessionCutoffs } from '../core/sessions.ts'
import { sessions, type User, users } from '../core/tables.ts'
import { oneTimeTokens, signInCodes, type TokenSession, tokenSessions } from './tables.ts'

/**
 * Grace period in ms: within it the previous refresh token is accepted again and returns the same new one, since two tabs
 * may refresh at once and responses may get lost.
 */
const REUSE_MS = 60_000

/** An active session and its user. */
export interface SessionWithUser {
  session: TokenSession
  user: User
}

/**
 * Starts a session for a user who has just authenticated. An account that was to be deleted is kept. Throws an
 * {@link AuthError} if it is locked, if its time has come, or if its password was changed since the user was read.
 */
export async function startTokenSession(
  database: Database,
  user: User,
  method: TokenSession['method'],
  deps: MailDeps,
): Promise<TokenSession> {
  const now = deps.now()
  const values = { userId: user.id, method, createdAt: now, generation: 0, refreshedAt: now }
  return database.transaction(async (transaction) => {
    const current = await lockProvedUser(transaction, user, now)
    if (!current) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
    if (current.lockedAt) throw new AuthError(400, 'user_banned', 'User is banned')
    await keepAccount(transaction, current, deps)
    const [session] = await transaction.insert(tokenSessions).values(values).returning()
    if (!session) throw new Error('The database did not return the inserted session.')
    return session
  })
}

/** Finds an active session and its user. */
export async function findTokenSession(
  database: Database,
  id: string,
  now: Date,
): Promise<SessionWithUser | undefined> {
  const cutoffs = sessionCutoffs(now)
  const [found] = await database
    .select({ session: tokenSessions, user: users })
    .from(tokenSessions)
    .innerJoin(users, eq(users.id, tokenSessions.userId))
    .where(
      and(
        eq(tokenSessions.id, id),
        gt(tokenSessions.createdAt, cutoffs.createdAt),
        gt(tokenSessions.refreshedAt, cutoffs.seenAt),
        // One that started while the account was being locked.
        isNull(users.lockedAt),
      ),
    )
  return found
}

/** Result of a refresh. */
export type Refresh = ({ status: 'refreshed' } & SessionWithUser) | { status: 'unknown' } | { status: 'reused' }

/** Rotates the refresh token. Reuse of a superseded token outside the grace period ends the session (RFC 9700, 4.14.2). */
export async function refreshTokenSession(
  database: Database,
  keyring: Keyring,
  refreshToken: string,
  now: Date,
): Promise<Refresh> {
  const parsed = parseRefreshToken(keyring, refreshToken)
  if (!parsed) return { status: 'unknown' }
  return database.transaction(async (transaction) => {
    await transaction.select().from(tokenSessions).where(eq(tokenSessions.id, parsed.id)).for('update')
    const found = await findTokenSession(transaction, parsed.id, now)
    if (!found) return { status: 'unknown' }
    const { session, user } = found
    if (parsed.generation === session.generation) {
      const next = { generation: session.generation + 1, refreshedAt: now }
      await transaction.update(tokenSessions).set(next).where(eq(tokenSessions.id, session.id))
      return { status: 'refreshed', session: { ...session, ...next }, user }
    }
    const isPrevious = parsed.generation === session.generation - 1
    if (isPrevious && now.getTime() - session.refreshedAt.getTime() <= REUSE_MS) {
      return { status: 'refreshed', session, user }
    }
    await endTokenSessions(transaction, session, 'local')
    return { status: 'reused' }
  })
}

/** Which of a user's sessions to end: this one, all, or all others. */
export type Scope = 'local' | 'global' | 'others'

/** Ends sessions of a session's user. */
export async function endTokenSessions(
  database: Database,
  { id, userId }: Pick<TokenSession, 'id' | 'userId'>,
  scope: Scope,
): Promise<void> {
  const conditions = {
    local: eq(tokenSessions.id, id),
    global: eq(tokenSessions.userId, userId),
    others: and(eq(tokenSessions.userId, userId), ne(tokenSessions.id, id)),
  }
  await database.delete(tokenSessions).where(conditions[scope])
}

/** The active sessions of a user. */
export async function listTokenSessions(database: Database, userId: string, now: Date) {
  const cutoffs = sessionCutoffs(now)
  return database
    .select({ id: tokenSessions.id, createdAt: tokenSessions.createdAt, seenAt: tokenSessions.refreshedAt })
    .from(tokenSessions)
    .where(
      and(
        eq(tokenSessions.userId, userId),
        gt(tokenSessions.createdAt, cutoffs.createdAt),
        gt(tokenSessions.refreshedAt, cutoffs.seenAt),
      ),
    )
}

/** Ends the session of a user with this id, or without an id all of them. */
export async function endTokenSessionsOf(database: Database, userId: string, id?: string): Promise<void> {
  const ofUser = eq(tokenSessions.userId, userId)
  await database.delete(tokenSessions).where(id === undefined ? ofUser : and(ofUser, eq(tokenSessions.id, id)))
}

/** Ends all sessions of a user at the service, and deletes the user's links and codes. */
export async function endServiceSessions(database: Database, userId: string): Promise<void> {
  await endTokenSessionsOf(database, userId)
  await deleteMailed(database, userId)
}

/** Deletes the links and codes that were mailed to a user, and the authorization codes. */
export async function deleteMailed(database: Database, userId: string): Promise<void> {
  await database.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await database.delete(signInCodes).where(eq(signInCodes.userId, userId))
}

/** Ends all sessions of a user, in browsers and at the service. Returns how many browsers were signed in. */
export async function endAllSessions(transaction: Database, userId: string): Promise<number> {
  await endServiceSessions(transaction, userId)
  const ended = await transaction.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return ended.length
}

/** Deletes expired sessions. The time of those that began while the clock was ahead begins now. */
export async function purgeTokenSessions(database: Database, now: Date): Promise<void> {
  const { createdAt, seenAt } = sessionCutoffs(now)
  await database.update(tokenSessions).set({ createdAt: now }).where(gt(tokenSessions.createdAt, now))
  await database.update(tokenSessions).set({ refreshedAt: now }).where(gt(tokenSessions.refreshedAt, now))
  await database
    .delete(tokenSessions)
    .where(or(lte(tokenSessions.createdAt, createdAt), lte(tokenSessions.refreshedAt, seenAt)))
}

const ID_BYTES = 16
const GENERATION_BYTES = 4
const MAC_BYTES = 32

/** The current refresh token of a session: id, generation and a MAC of both. */
export function getRefreshToken(keyring: Keyring, { id, generation }: TokenSession): string {
  const body = Buffer.alloc(ID_BYTES + GENERATION_BYTES)
  body.write(id.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(generation, ID_BYTES)
  return Buffer.concat([body, getMac(keyring, body)]).toString('base64url')
}

function parseRefreshToken({ accepted }: Keyring, token: string): { id: string; generation: number } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + GENERATION_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, -MAC_BYTES)
  const isOurs = accepted.some((keys) => timingSafeEqual(bytes.subarray(-MAC_BYTES), getMac(keys, body)))
  if (!isOurs) return undefined
  const id = body.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { id, generation: body.readUInt32BE(ID_BYTES) }
}

function getMac({ refreshing }: Keys, body: Buffer): Buffer {
  return createHmac('sha256', refreshing).update(body).digest()
}

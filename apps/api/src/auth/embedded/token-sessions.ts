import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import { sessionLimits } from '../core/sessions.ts'
import type { Database } from '../../database/database.ts'
import { type TokenSession, tokenSessions, type User, users } from '../../schema.ts'
import type { Keyring } from '../core/keyring.ts'

/**
 * How long after a refresh the previous token may be used again, and gives the same new one, in milliseconds. Two tabs
 * may refresh at once, and an answer may get lost on the way.
 */
const REUSE_MS = 60_000

/** A session that has not ended, and the user whose it is. */
export interface SignedIn {
  session: TokenSession
  user: User
}

/** Starts a session of somebody who has just proven who they are. */
export async function startTokenSession(
  database: Database,
  user: User,
  method: TokenSession['method'],
  now: Date,
): Promise<TokenSession> {
  const fresh = { userId: user.id, method, createdAt: now, generation: 0, refreshedAt: now }
  const [session] = await database.insert(tokenSessions).values(fresh).returning()
  if (!session) throw new Error('The database did not return the session it was given.')
  return session
}

/** The session of this id and its user; undefined where there is none, or where it has ended. */
export async function findTokenSession(database: Database, id: string, now: Date): Promise<SignedIn | undefined> {
  const { oldestCreation, oldestVisit } = sessionLimits(now)
  const [found] = await database
    .select({ session: tokenSessions, user: users })
    .from(tokenSessions)
    .innerJoin(users, eq(users.id, tokenSessions.userId))
    .where(
      and(
        eq(tokenSessions.id, id),
        gt(tokenSessions.createdAt, oldestCreation),
        gt(tokenSessions.refreshedAt, oldestVisit),
      ),
    )
  return found
}

/** How a refresh ends. */
export type Refresh = ({ status: 'refreshed' } & SignedIn) | { status: 'unknown' } | { status: 'reused' }

/**
 * Moves a session on to its next refresh token. A token that was replaced a while ago and is used again was copied by
 * somebody: then the session ends for everybody.
 */
export async function refreshTokenSession(
  database: Database,
  keyring: Keyring,
  refreshToken: string,
  now: Date,
): Promise<Refresh> {
  const read = readRefreshToken(keyring, refreshToken)
  if (!read) return { status: 'unknown' }
  return database.transaction(async (transaction) => {
    await transaction.select().from(tokenSessions).where(eq(tokenSessions.id, read.id)).for('update')
    const found = await findTokenSession(transaction, read.id, now)
    if (!found) return { status: 'unknown' }
    const { session, user } = found
    if (read.generation === session.generation) {
      const next = { generation: session.generation + 1, refreshedAt: now }
      await transaction.update(tokenSessions).set(next).where(eq(tokenSessions.id, session.id))
      return { status: 'refreshed', session: { ...session, ...next }, user }
    }
    const isPrevious = read.generation === session.generation - 1
    if (isPrevious && now.getTime() - session.refreshedAt.getTime() <= REUSE_MS) {
      return { status: 'refreshed', session, user }
    }
    await endTokenSessions(transaction, session, 'local')
    return { status: 'reused' }
  })
}

/** Which of a user's sessions end: this one, all, or all but this one. */
export type Scope = 'local' | 'global' | 'others'

/** Ends sessions of the user whose session this is. */
export async function endTokenSessions(
  database: Database,
  { id, userId }: Pick<TokenSession, 'id' | 'userId'>,
  scope: Scope,
): Promise<void> {
  const ended = {
    local: eq(tokenSessions.id, id),
    global: eq(tokenSessions.userId, userId),
    others: and(eq(tokenSessions.userId, userId), ne(tokenSessions.id, id)),
  }
  await database.delete(tokenSessions).where(ended[scope])
}

const ID_BYTES = 16
const GENERATION_BYTES = 4
const MAC_BYTES = 32

/** The refresh token of a session's present generation: id, generation, and the server's MAC over both. */
export function refreshTokenOf(keyring: Keyring, { id, generation }: TokenSession): string {
  const body = Buffer.alloc(ID_BYTES + GENERATION_BYTES)
  body.write(id.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(generation, ID_BYTES)
  return Buffer.concat([body, macOf(keyring, body)]).toString('base64url')
}

function readRefreshToken(keyring: Keyring, token: string): { id: string; generation: number } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + GENERATION_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, -MAC_BYTES)
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), macOf(keyring, body))) return undefined
  const id = body.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { id, generation: body.readUInt32BE(ID_BYTES) }
}

function macOf({ refreshing }: Keyring, body: Buffer): Buffer {
  return createHmac('sha256', refreshing).update(body).digest()
}

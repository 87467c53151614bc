import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addMs } from '../../shared/add-ms.ts'
import { hashToken, randomToken } from '../../shared/tokens.ts'
import type { Device } from './device.ts'
import { sessions, type User, users } from './tables.ts'

const DAY_MS = 86_400_000

/** Absolute lifetime of a session, in ms. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS

/** Idle timeout of a session, in ms. */
export const SESSION_IDLE_MS = 7 * DAY_MS

/** Minimum interval between two updates of `seenAt`, in ms, so that reads rarely write. */
const SEEN_AT_PRECISION_MS = 3_600_000

/** The creation and last-use times at or before which a session has expired. */
export function sessionCutoffs(now: Date) {
  return { createdAt: addMs(now, -SESSION_LIFETIME_MS), seenAt: addMs(now, -SESSION_IDLE_MS) }
}

/** Starts a session and returns its token. The database stores only the token's SHA-256. */
export async function startSession(
  database: Database,
  user: Pick<User, 'id'>,
  now: Date,
  device?: Device,
): Promise<string> {
  const token = randomToken()
  await database
    .insert(sessions)
    .values({ ...device, tokenHash: hashToken(token), userId: user.id, createdAt: now, seenAt: now })
  return token
}

/**
 * Gives a session a new token; undefined if the one before is none any more: the session has ended, or another request has
 * renewed it at the same time.
 */
export async function renewSession(database: Database, token: string): Promise<string | undefined> {
  const renewed = randomToken()
  const changed = await database
    .update(sessions)
    .set({ tokenHash: hashToken(renewed) })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning()
  return changed.length > 0 ? renewed : undefined
}

/** A session, and whose it is. */
export interface SessionOfUser {
  id: string
  user: User
}

/** Finds a session by its token; undefined if it does not exist or has expired. */
export async function findSession(database: Database, token: string, now: Date): Promise<SessionOfUser | undefined> {
  const cutoffs = sessionCutoffs(now)
  const [found] = await database
    .select({ id: sessions.id, user: users, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.createdAt, cutoffs.createdAt),
        gt(sessions.seenAt, cutoffs.seenAt),
        // One that started while the account was being locked.
        isNull(users.lockedAt),
      ),
    )
  if (!found) return undefined
  if (now.getTime() - found.seenAt.getTime() >= SEEN_AT_PRECISION_MS) {
    await database.update(sessions).set({ seenAt: now }).where(eq(sessions.id, found.id))
  }
  return found
}

/** The sessions of a session's user. */
export async function listSessions(database: Database, current: SessionOfUser, now: Date) {
  const cutoffs = sessionCutoffs(now)
  const found = await database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, current.user.id),
        gt(sessions.createdAt, cutoffs.createdAt),
        gt(sessions.seenAt, cutoffs.seenAt),
      ),
    )
  return found.map(({ id, createdAt, seenAt, browser, system }) => ({
    id,
    isCurrent: id === current.id,
    createdAt,
    seenAt,
    browser,
    system,
  }))
}

/** Ends one session of a user. One that has ended before counts as ended; `foreign`: it is another user's, and goes on. */
export async function endSessionOf(
  database: Database,
  user: Pick<User, 'id'>,
  id: string,
): Promise<'ended' | 'foreign'> {
  await database.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
  const left = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  return left.length > 0 ? 'foreign' : 'ended'
}

/** Ends the other sessions of a session's user. */
export async function endOtherSessions(database: Database, { id, user }: SessionOfUser): Promise<void> {
  // By its id: its token may be renewed at this moment.
  await database.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, id)))
}

/** Ends a session, if it exists. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Deletes expired sessions. The time of those that began while the clock was ahead begins now. */
export async function purgeSessions(database: Database, now: Date): Promise<void> {
  const { createdAt, seenAt } = sessionCutoffs(now)
  await database.update(sessions).set({ createdAt: now }).where(gt(sessions.createdAt, now))
  await database.update(sessions).set({ seenAt: now }).where(gt(sessions.seenAt, now))
  await database.delete(sessions).where(or(lte(sessions.createdAt, createdAt), lte(sessions.seenAt, seenAt)))
}

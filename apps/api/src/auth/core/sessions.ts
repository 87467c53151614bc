import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions, type User, users } from '../../schema.ts'
import { hashToken, randomToken } from '../../shared/tokens.ts'

const DAY_MS = 86_400_000

/** A session ends this long after signing in, however busy it is. In milliseconds. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS

/** A session ends this long after its last visit. In milliseconds. */
export const SESSION_IDLE_MS = 7 * DAY_MS

/** Visits are noted at most this often, so that reading does not mean writing. In milliseconds. */
const VISIT_PRECISION_MS = 3_600_000

/** The moments a session must be younger than to be good at `now`. */
export function sessionLimits(now: Date) {
  return {
    oldestCreation: new Date(now.getTime() - SESSION_LIFETIME_MS),
    oldestVisit: new Date(now.getTime() - SESSION_IDLE_MS),
  }
}

/** Starts a session and returns its token, 256 random bits. The database keeps only the token's SHA-256. */
export async function startSession(database: Database, user: User, now: Date): Promise<string> {
  const token = randomToken()
  await database.insert(sessions).values({ tokenHash: hashToken(token), userId: user.id, createdAt: now, seenAt: now })
  return token
}

/** The user behind a token, or undefined when the session is unknown or has run out. */
export async function findSessionUser(database: Database, token: string, now: Date): Promise<User | undefined> {
  const { oldestCreation, oldestVisit } = sessionLimits(now)
  const tokenHash = hashToken(token)
  const [found] = await database
    .select({ user: users, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.createdAt, oldestCreation), gt(sessions.seenAt, oldestVisit)),
    )
  if (!found) return undefined
  if (now.getTime() - found.seenAt.getTime() >= VISIT_PRECISION_MS) {
    await database.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return found.user
}

/** Ends a session. Ending one that is not there is no fault. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

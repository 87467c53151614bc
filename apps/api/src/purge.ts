import { and, isNull, lte, or } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { counters, mails, oneTimeTokens, recoveryRequests, sessions, tokenSessions } from './schema.ts'
import { sessionLimits } from './auth/core/sessions.ts'

/** How long mails that nobody sends are kept, in ms. */
const UNSENT_MAILS_KEPT_MS = 30 * 24 * 3_600_000

/** How long a request for a recovery mail is kept, in ms: a mail that comes later would only confuse. */
const REQUESTS_KEPT_MS = 3_600_000

/** Deletes what has expired: sessions, tokens, counters and requests, and old mails that nobody sends. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const { oldestCreation, oldestVisit } = sessionLimits(now)
  await database.delete(sessions).where(or(lte(sessions.createdAt, oldestCreation), lte(sessions.seenAt, oldestVisit)))
  await database
    .delete(tokenSessions)
    .where(or(lte(tokenSessions.createdAt, oldestCreation), lte(tokenSessions.refreshedAt, oldestVisit)))
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
  await database.delete(counters).where(lte(counters.expiresAt, now))
  const oldestRequest = new Date(now.getTime() - REQUESTS_KEPT_MS)
  await database.delete(recoveryRequests).where(lte(recoveryRequests.createdAt, oldestRequest))
  const oldestMail = new Date(now.getTime() - UNSENT_MAILS_KEPT_MS)
  await database.delete(mails).where(and(isNull(mails.dueAt), lte(mails.createdAt, oldestMail)))
}

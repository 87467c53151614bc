import { lte, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { counters, sessions } from '../database/schema.ts'
import { sessionLimits } from './sessions.ts'

/** Deletes what time has made worthless: sessions and counts that have run out. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const { oldestCreation, oldestVisit } = sessionLimits(now)
  await database.delete(sessions).where(or(lte(sessions.createdAt, oldestCreation), lte(sessions.seenAt, oldestVisit)))
  await database.delete(counters).where(lte(counters.expiresAt, now))
}

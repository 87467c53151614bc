import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { counters } from '../schema.ts'
import { later } from '../shared/add-ms.ts'
import type { Limit, Ruling } from '../auth/core/sign-in-limits.ts'

/** No limit remembers longer, in ms. A count that ends later was written while a clock was wrong. */
const LONGEST_WINDOW_MS = 25 * 3_600_000

/** The key of a counter. Hashed, so that the table names neither people nor addresses. */
export function counterKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Asks a limit for one more attempt and counts it at once. It is counted before its outcome is known, so that the limit
 * holds for simultaneous attempts, too; an attempt that succeeds is given back.
 */
export async function takeAttempt(database: Database, key: string, limit: Limit, now: Date): Promise<Ruling> {
  return database.transaction(async (transaction) => {
    const fresh = { key, count: 0, blockedUntil: null, expiresAt: now }
    await transaction.insert(counters).values(fresh).onConflictDoNothing()
    const [row] = await transaction.select().from(counters).where(eq(counters.key, key)).for('update')
    const isCounting = row && row.expiresAt > now && row.expiresAt < later(now, LONGEST_WINDOW_MS)
    const ruling = limit(isCounting ? row : undefined, now)
    if (ruling.status === 'allowed') {
      const { count, blockedUntil, expiresAt } = ruling.counted
      await transaction.update(counters).set({ count, blockedUntil, expiresAt }).where(eq(counters.key, key))
    }
    return ruling
  })
}

/** Uncounts one attempt. */
export async function giveBackAttempt(database: Database, key: string): Promise<void> {
  await database
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)`, blockedUntil: null })
    .where(eq(counters.key, key))
}

/** Sets until when a counter blocks: the wait begins with the answer, and not when the attempt began. */
export async function blockUntil(database: Database, key: string, until: Date): Promise<void> {
  await database.update(counters).set({ blockedUntil: until }).where(eq(counters.key, key))
}

/** Forgets all attempts. */
export async function forgetAttempts(database: Database, key: string): Promise<void> {
  await database.delete(counters).where(eq(counters.key, key))
}

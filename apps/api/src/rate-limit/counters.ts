import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { RateLimit, RateLimitResult } from './rate-limit.ts'
import { counters } from './tables.ts'

/** Key of a counter. Hashed, so that the table contains no email or IP addresses. */
export function counterKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Counts one attempt if `limit` allows it. Counting comes before the attempt, so that concurrent attempts cannot exceed
 * the limit; {@link refund} the attempts that should not count.
 */
export async function consume(database: Database, key: string, limit: RateLimit, now: Date): Promise<RateLimitResult> {
  return database.transaction(async (transaction) => {
    const fresh = { key, count: 0, blockedUntil: null, expiresAt: now }
    // The update changes nothing. It locks the counter, which nobody can delete in between.
    const counted = transaction
      .insert(counters)
      .values(fresh)
      .onConflictDoUpdate({ target: counters.key, set: { key } })
    const [row] = await counted.returning()
    const isCurrent = row && row.expiresAt > now
    const result = limit(isCurrent ? row : undefined, now)
    if (result.status === 'allowed') {
      const { count, blockedUntil, expiresAt } = result.counter
      await transaction.update(counters).set({ count, blockedUntil, expiresAt }).where(eq(counters.key, key))
    }
    return result
  })
}

/** Uncounts one attempt. */
export async function refund(database: Database, key: string): Promise<void> {
  await database
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)`, blockedUntil: null })
    .where(eq(counters.key, key))
}

/** Blocks all attempts until a time. */
export async function blockUntil(database: Database, key: string, until: Date): Promise<void> {
  await database.update(counters).set({ blockedUntil: until }).where(eq(counters.key, key))
}

/** Deletes a counter. */
export async function resetCounter(database: Database, key: string): Promise<void> {
  await database.delete(counters).where(eq(counters.key, key))
}

/** Deletes expired counters. */
export async function purgeCounters(database: Database, now: Date): Promise<void> {
  await database.delete(counters).where(lte(counters.expiresAt, now))
}

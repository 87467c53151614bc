import type { Context } from 'hono'
import { addMs } from '../shared/add-ms.ts'

/** State of one rate-limit counter. */
export interface Counter {
  count: number
  /** All attempts are blocked until then. */
  blockedUntil: Date | null
  /** The counter is discarded after this time. */
  expiresAt: Date
}

/** Outcome of one attempt. `allowed` attempts are already counted; `counter` is the new state. */
export type RateLimitResult = { status: 'allowed'; counter: Counter } | { status: 'blocked'; until: Date }

/** Decides one attempt from the current counter, undefined for the first attempt. */
export type RateLimit = (counter: Counter | undefined, now: Date) => RateLimitResult

/** What limits requests by the client's network. */
export interface NetworkLimitDeps {
  /** Limit per client network, of failed sign-ins and of requests that send mail. */
  ipLimit: RateLimit
  /** The client network of a request. */
  getNetwork: (context: Context) => string
  now: () => Date
}

/** How far the clocks of servers with one database may be apart, in ms. */
const CLOCK_SKEW_MS = 60_000

/**
 * A limit whose counters expire within `windowMs`. One that expires later was written while the clock was ahead, as of a
 * machine that takes local time for UTC until it is corrected, and is ignored: it would block for hours.
 */
export function withinWindow(windowMs: number, limit: RateLimit): RateLimit {
  return (counter, now) => {
    const latest = addMs(now, windowMs + CLOCK_SKEW_MS)
    return limit(counter && counter.expiresAt <= latest ? counter : undefined, now)
  }
}

/** Fixed window: at most `max` attempts within `windowSeconds` of the first. */
export function fixedWindow({ max, windowSeconds }: { max: number; windowSeconds: number }): RateLimit {
  const windowMs = windowSeconds * 1000
  return withinWindow(windowMs, (counter, now) => {
    if (!counter) {
      return { status: 'allowed', counter: { count: 1, blockedUntil: null, expiresAt: addMs(now, windowMs) } }
    }
    if (counter.count >= max) return { status: 'blocked', until: counter.expiresAt }
    return { status: 'allowed', counter: { ...counter, count: counter.count + 1 } }
  })
}

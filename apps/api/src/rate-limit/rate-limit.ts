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

/** Fixed window: at most `max` attempts within `windowSeconds` of the first. */
export function fixedWindow({ max, windowSeconds }: { max: number; windowSeconds: number }): RateLimit {
  return (counter, now) => {
    if (!counter) {
      const expiresAt = addMs(now, windowSeconds * 1000)
      return { status: 'allowed', counter: { count: 1, blockedUntil: null, expiresAt } }
    }
    if (counter.count >= max) return { status: 'blocked', until: counter.expiresAt }
    return { status: 'allowed', counter: { ...counter, count: counter.count + 1 } }
  }
}

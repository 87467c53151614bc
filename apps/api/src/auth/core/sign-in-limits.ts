import { withinWindow } from '../../rate-limit/rate-limit.ts'
import { addMs } from '../../shared/add-ms.ts'

/** Consecutive failures per account and network before delays begin. */
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 15 * 60_000
const FAILURE_EXPIRY_MS = 24 * 3_600_000

/** Delay after `failures` consecutive failures, in ms: 0 at first, then 1 s, doubling up to 15 minutes. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  // The exponent is capped so that the result stays finite.
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(30, failures - FREE_FAILURES))
}

/** Limit per account and network: exponential delays, no lockout. */
export const accountNetworkLimit = withinWindow(FAILURE_EXPIRY_MS, (counter, now) => {
  if (counter?.blockedUntil && now < counter.blockedUntil) return { status: 'blocked', until: counter.blockedUntil }
  const failures = (counter?.count ?? 0) + 1
  return {
    status: 'allowed',
    counter: {
      count: failures,
      blockedUntil: addMs(now, delayAfter(failures)),
      expiresAt: addMs(now, FAILURE_EXPIRY_MS),
    },
  }
})

/** Failures per account and hour, from all networks together, before attempts are throttled. */
const FREE_FAILURES_GLOBAL = 50
const THROTTLE_MS = 10_000
const GLOBAL_WINDOW_MS = 3_600_000

/** Limit per account over all networks: after 50 failures within an hour, one attempt per 10 s. */
export const accountLimit = withinWindow(GLOBAL_WINDOW_MS, (counter, now) => {
  if (counter?.blockedUntil && now < counter.blockedUntil) return { status: 'blocked', until: counter.blockedUntil }
  const failures = (counter?.count ?? 0) + 1
  const blockedUntil = failures >= FREE_FAILURES_GLOBAL ? addMs(now, THROTTLE_MS) : null
  const expiresAt = counter?.expiresAt ?? addMs(now, GLOBAL_WINDOW_MS)
  return { status: 'allowed', counter: { count: failures, blockedUntil, expiresAt } }
})

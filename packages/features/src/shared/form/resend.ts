import type { Failed } from './form-status.ts'

/** Whether another mail can be requested: it can when `ready`, and after an error. */
export type ResendState = { status: 'waiting'; seconds: number } | { status: 'ready' } | { status: 'pending' } | Failed

/** Delay until another mail can be requested, in ms: the rate limit of the server per address. */
export const RESEND_AFTER_MS = 60_000

/** Whether a mail can be requested at `now`, given the time from which it can: both in ms since 1970. */
export function toResendState(allowedAt: number, now: number): ResendState {
  // Computed from the clock, because browsers delay the timers of background tabs.
  const remaining = allowedAt - now
  return remaining > 0 ? { status: 'waiting', seconds: Math.ceil(remaining / 1000) } : { status: 'ready' }
}

import type { Failed } from './form-status.ts'

/** Whether another mail can be requested: it can when `ready`, and after an error. */
export type ResendState = { status: 'waiting'; seconds: number } | { status: 'ready' } | { status: 'pending' } | Failed

/** Delay until another mail can be requested, in ms: the rate limit of the server per address. */
export const RESEND_AFTER_MS = 60_000

import { sessionsMessages, type SessionsState } from './sessions.ts'
import type { SessionsHandle } from './use-sessions.ts'

/** Noon of a day in November 2026. */
const on = (day: number) => Date.UTC(2026, 10, day, 12)
const current = {
  id: 'current',
  isCurrent: true,
  browser: 'Firefox',
  system: 'Windows',
  createdAt: on(21),
  seenAt: on(21),
}
const other = {
  id: 'other',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
  createdAt: on(2),
  seenAt: on(19),
}
const more = [14, 12, 10].map((day) => ({ id: `${day}`, isCurrent: false, createdAt: on(day), seenAt: on(day) }))

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  unavailable: { status: 'unavailable' },
  ready: { status: 'ready', sessions: [current, other] },
  ending: { status: 'ending', sessions: [current, other, ...more] },
  error: { status: 'error', sessions: [current, other] },
} satisfies { [S in SessionsState['status']]: Extract<SessionsState, { status: S }> }

/** A mock return value of `useSessions` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: SessionsState, handle: Partial<SessionsHandle> = {}): SessionsHandle {
  return { messages: sessionsMessages, endOthers: () => {}, end: () => {}, ...handle, state }
}

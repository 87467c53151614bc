import { apiRoutes, sessionsResponse } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient } from '../../shared/ports/request.ts'

/** A session of the user. Times are in ms since 1970. */
export interface UserSession {
  /** Whether it is this browser's. */
  isCurrent: boolean
  createdAt: number
  seenAt: number
}

/** Finds the user's sessions, the one used last first; null if they cannot be loaded. Never rejects. */
export type FindSessions = (signal: AbortSignal) => Promise<readonly UserSession[] | null>

/** Ends the user's other sessions. Rejects if that fails. */
export type EndOtherSessions = () => Promise<void>

/**
 * State of the sessions: `unavailable` if they cannot be loaded, or if the server does not know this browser's session.
 * `ending`: the other sessions are being ended. `error`: they could not be ended.
 */
export type SessionsState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | { status: 'ready'; sessions: readonly UserSession[] }
  | { status: 'ending'; sessions: readonly UserSession[] }
  | { status: 'error'; sessions: readonly UserSession[] }

/** The state after loading. */
export function sessionsState(sessions: readonly UserSession[] | null): SessionsState {
  return sessions?.length ? { status: 'ready', sessions } : { status: 'unavailable' }
}

/** Requests the sessions over HTTP. */
export function findSessionsCall(request: HttpClient): FindSessions {
  return async (signal) => {
    try {
      const { sessions } = v.parse(sessionsResponse, await load(request, [apiRoutes.sessions], { signal }))
      return sessions.map(({ isCurrent, createdAt, seenAt }) => ({
        isCurrent,
        createdAt: Date.parse(createdAt),
        seenAt: Date.parse(seenAt),
      }))
    } catch {
      return null
    }
  }
}

/** Ends the other sessions over HTTP. */
export function endOtherSessionsCall(request: HttpClient): EndOtherSessions {
  return async () => {
    const { ok, status } = await request({ path: apiRoutes.logoutOthers })
    if (!ok) throw new Error(`The other sessions could not be ended: status ${status}.`)
  }
}

/** The texts of the sessions. */
export const sessionsMessages = {
  title: 'Where you are signed in',
  current: 'This browser',
  other: 'Another browser',
  signedIn: (date: string) => `Signed in on ${date}`,
  lastUsed: (date: string) => `Last used on ${date}`,
  more: (count: number) => `And ${count} more`,
  nowhereElse: 'Nowhere else.',
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out...',
  failed: 'That did not work. Please try again.',
  unavailable: 'Your sessions cannot be shown right now.',
}
export type SessionsMessages = typeof sessionsMessages

import { accountApiRoutes, sessionsResponse, type EndSessionRequest } from '@summit/contract'
import * as v from 'valibot'
import { load, type HttpClient, type HttpRequest } from '../../shared/ports/request.ts'

/** A session of the user. Times are in ms since 1970. */
export interface UserSession {
  /** Names it for {@link EndSession}. @default it ends only with all others */
  id?: string | undefined
  /** Whether it is this browser's. */
  isCurrent: boolean
  createdAt: number
  seenAt: number
  /** Name of the browser. @default unknown */
  browser?: string | undefined
  /** Name of the operating system. @default unknown */
  system?: string | undefined
}

/** Finds the user's sessions, the one used last first; null, or a rejection, if they cannot be loaded. */
export type FindSessions = (signal: AbortSignal) => Promise<readonly UserSession[] | null>

/** Ends the user's other sessions. Rejects if that fails. */
export type EndOtherSessions = () => Promise<void>

/** Ends one of the user's sessions. Rejects if that fails. */
export type EndSession = (id: string) => Promise<void>

/**
 * State of the sessions: `unavailable` if they cannot be loaded, or if the server does not know this browser's session.
 * `ending`: the session with this id is being ended, or without one all others. `error`: that failed.
 */
export type SessionsState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | { status: 'ready'; sessions: readonly UserSession[]; hasEnded?: boolean }
  | { status: 'ending'; sessions: readonly UserSession[]; id?: string | undefined }
  | { status: 'error'; sessions: readonly UserSession[] }

/** The state after loading. */
export function sessionsState(sessions: readonly UserSession[] | null): SessionsState {
  return sessions?.length ? { status: 'ready', sessions } : { status: 'unavailable' }
}

/** Requests the sessions over HTTP. */
export function findSessionsCall(request: HttpClient): FindSessions {
  return async (signal) => {
    const { sessions } = v.parse(sessionsResponse, await load(request, [accountApiRoutes.sessions], { signal }))
    return sessions.map(({ createdAt, seenAt, ...session }) => ({
      ...session,
      createdAt: Date.parse(createdAt),
      seenAt: Date.parse(seenAt),
    }))
  }
}

/** Ends the other sessions over HTTP. */
export function endOtherSessionsCall(request: HttpClient): EndOtherSessions {
  return () => post(request, { path: accountApiRoutes.logoutOthers })
}

/** Ends one session over HTTP. */
export function endSessionCall(request: HttpClient): EndSession {
  return (id) => post(request, { path: accountApiRoutes.endSession, body: { id } satisfies EndSessionRequest })
}

/** Rejects also where the body is no JSON: what answered is no API, but a proxy or a captive portal. */
async function post(request: HttpClient, call: HttpRequest): Promise<void> {
  const { ok, status, text } = await request(call)
  if (!ok) throw new Error(`Ending sessions was answered with status ${status}.`)
  if (text) JSON.parse(text)
}

/** The name of a session's browser, as far as it is known. */
export function getDeviceName(
  { browser, system }: Pick<UserSession, 'browser' | 'system'>,
  messages: SessionsMessages,
): string | undefined {
  return browser && system ? messages.device(browser, system) : (browser ?? system)
}

/** The texts of the sessions. */
export const sessionsMessages = {
  title: 'Where you are signed in',
  current: 'This browser',
  other: 'Another browser',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  signedIn: (date: string) => `Signed in on ${date}`,
  lastUsed: (date: string) => `Last used on ${date}`,
  more: (count: number) => `And ${count} more`,
  nowhereElse: 'Nowhere else.',
  end: 'Sign out',
  endOf: (name: string) => `Sign out of ${name}`,
  ended: 'Signed out there.',
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out...',
  failed: 'That did not work. Please try again.',
  unavailable: 'Your sessions cannot be shown right now.',
}
export type SessionsMessages = typeof sessionsMessages

import {
  accountApiRoutes,
  apiRoutes,
  endSessionRequest,
  type DemoResponse,
  type UserSession,
  type VisitorResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'

/** Whether the server has a session for this visitor. */
export function visitorOutcomes(origin: string) {
  const visitor = (response: VisitorResponse) => http.get(origin + apiRoutes.visitor, () => HttpResponse.json(response))
  return {
    /** No session. */
    signedOut: visitor({}),
    /** A session of Ada Keller. */
    signedIn: visitor({ user: ada }),
  }
}

const visitor = visitorOutcomes('')
/** MSW handler of a server without a session for this visitor. */
export const signedOutHandler = visitor.signedOut
/** MSW handler of a server with a session for Ada Keller. */
export const signedInHandler = visitor.signedIn

const noon = '2026-11-21T12:00:00.000Z'
const current: UserSession = {
  id: '6a0e1c5e-5d0d-4c7e-9a51-0d6f6f1f4a01',
  isCurrent: true,
  browser: 'Firefox',
  system: 'Windows',
  createdAt: noon,
  seenAt: noon,
}
const other: UserSession = {
  id: '6a0e1c5e-5d0d-4c7e-9a51-0d6f6f1f4a02',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
  createdAt: '2026-11-02T07:30:00.000Z',
  seenAt: '2026-11-19T18:00:00.000Z',
}

/** The user's sessions, which `logoutOthers` ends. */
export function sessionsOutcomes(origin: string) {
  const list = (sessions: UserSession[]) =>
    http.get(origin + accountApiRoutes.sessions, () => HttpResponse.json({ sessions }))
  return {
    /** Signed out. */
    none: list([]),
    /** In this browser only. */
    one: list([current]),
    /** In this browser and another. */
    two: list([current, other]),
  }
}

/** MSW handlers for the user's sessions, one per outcome. */
export const sessionsHandlers = sessionsOutcomes('')

/** The handler for logging out everywhere else, at an origin. */
export const getLogoutOthers = (origin: string) =>
  http.post(origin + accountApiRoutes.logoutOthers, () => new HttpResponse(null, { status: 204 }))

/** The handler for ending one session, at an origin. */
export const getEndSession = (origin: string) =>
  checkedPost(
    origin + accountApiRoutes.endSession,
    { body: endSessionRequest },
    () => new HttpResponse(null, { status: 204 }),
  )

/** What the server offers during development. */
export function demoOutcomes(origin: string) {
  const demo = (response: DemoResponse) => http.get(origin + apiRoutes.demo, () => HttpResponse.json(response))
  return {
    /** Nothing, as in production. */
    none: demo({}),
    /** A page with the mails it has sent. */
    outbox: demo({ outbox: '/outbox' }),
  }
}

const demo = demoOutcomes('')
/** MSW handler of a server without a demo account, as in production. */
export const noDemoHandler = demo.none
/** MSW handler of a server with an outbox page, as during development. */
export const outboxHandler = demo.outbox

/** The handler for logging out, at an origin. */
export const getLogout = (origin: string) =>
  http.post(origin + apiRoutes.logout, () => new HttpResponse(null, { status: 204 }))

/** MSW handler for logging out. */
export const logoutHandler = getLogout('')

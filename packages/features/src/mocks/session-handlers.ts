import { apiRoutes, type DemoResponse, type VisitorResponse } from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

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
export const strangerHandler = visitor.signedOut
/** MSW handler of a server with a session for Ada Keller. */
export const visitorHandler = visitor.signedIn

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
export const logoutAt = (origin: string) =>
  http.post(origin + apiRoutes.logout, () => new HttpResponse(null, { status: 204 }))

/** MSW handler for logging out. */
export const logoutHandler = logoutAt('')

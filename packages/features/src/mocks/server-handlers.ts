import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { contactHandlers } from './contact-handlers.ts'
import { loginHandlers } from './login-handlers.ts'
import { newsletterHandlers } from './newsletter-handlers.ts'
import {
  callbackHandlers,
  forgotPasswordHandlers,
  updatePasswordHandlers,
  verifyHandlers,
} from './recovery-handlers.ts'

/** Every call of the features, at any origin. */
const everyCall = /^https?:\/\/[^/]+\/(api|auth\/v1)\//

const success = [
  loginHandlers.success,
  callbackHandlers.success,
  forgotPasswordHandlers.success,
  verifyHandlers.success,
  updatePasswordHandlers.success,
  newsletterHandlers.success,
  contactHandlers.success,
]

/** MSW handlers for all calls that send a form or a code, one list per outcome. Calls without the outcome are left out. */
export const serverHandlers = {
  /** Accepts everything. */
  success,
  /** Rejects with a message. */
  refused: [
    loginHandlers.refused,
    callbackHandlers.refused,
    forgotPasswordHandlers.refused,
    verifyHandlers.expired,
    updatePasswordHandlers.refused,
    newsletterHandlers.refused,
    contactHandlers.refused,
  ],
  /** Rejects without a message. */
  refusedWithoutMessage: [
    loginHandlers.refusedWithoutMessage,
    callbackHandlers.refusedWithoutMessage,
    forgotPasswordHandlers.broken,
    verifyHandlers.refusedWithoutMessage,
    updatePasswordHandlers.refusedWithoutMessage,
    newsletterHandlers.refusedWithoutMessage,
    contactHandlers.refusedWithoutMessage,
  ],
  /** Accepts everything after 3 s; delays every other call too. */
  slow: [http.all(everyCall, () => delay(3000)), ...success],
  /** The same after 20 s, which is longer than any call may take. */
  tooSlow: [http.all(everyCall, () => delay(20_000)), ...success],
  /** Answers every call with HTML instead of JSON. */
  broken: [http.all(everyCall, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))],
  /** Every call is a network error. */
  offline: [http.all(everyCall, () => HttpResponse.error())],
} satisfies Record<string, HttpHandler[]>

import {
  apiRoutes,
  type CallbackResponse,
  type DemoResponse,
  type MessageResponse,
  type VisitorResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

const forgot = (answer: object, status = 200) =>
  http.post(apiRoutes.forgotPassword, () => HttpResponse.json(answer, { status }))

/** MSW handlers for a forgotten password, one for each way asking for a mail can go. */
export const forgotPasswordHandlers = {
  /** Says yes to everyone. */
  success: forgot({ success: true, message: 'If there is an account with this address, an email is on its way.' }),
  /** Refuses in the server's own words. */
  refused: forgot({ success: false, message: 'Too many requests. Try again in 15 minutes.' }, 429),
  /** Fails without a word of its own. */
  broken: http.post(
    apiRoutes.forgotPassword,
    () => new HttpResponse('Out of ropes', { status: 500, statusText: 'Internal Server Error' }),
  ),
  /** The connection breaks. */
  unreachable: http.post(apiRoutes.forgotPassword, () => HttpResponse.error()),
}

/** MSW handler of a server that shows the mails it keeps, as when it is tried out. */
export const outboxHandler = http.get(apiRoutes.demo, () =>
  HttpResponse.json({ outbox: '/outbox' } satisfies DemoResponse),
)

/** MSW handler of a server that has no session with this visitor. */
export const strangerHandler = http.get(apiRoutes.visitor, () => HttpResponse.json({} satisfies VisitorResponse))

/** MSW handler of a server that still has a session with Ada Keller. */
export const visitorHandler = http.get(apiRoutes.visitor, () =>
  HttpResponse.json({ user: ada } satisfies VisitorResponse),
)

const callback = (answer: CallbackResponse, status = 200) =>
  http.post(apiRoutes.callback, () => HttpResponse.json(answer, { status }))

/** MSW handlers for the OAuth callback, one per outcome. */
export const callbackHandlers = {
  /** Signs in Ada Keller, whatever the code. */
  success: callback({ message: 'Signed in', data: { user: ada } }),
  /** Says yes, and not to whom. */
  anonymous: callback({}),
  /** Refuses in the server's own words. */
  refused: callback({ message: 'This sign-in has expired.' }, 400),
  /** Refuses without a word. */
  refusedInSilence: callback({}, 400),
  /** The connection breaks. */
  unreachable: http.post(apiRoutes.callback, () => HttpResponse.error()),
}

const verifyPath = `${apiRoutes.authService}/verify`

/** The authentication service marks its own errors with the version of its interface. */
const ofService = { headers: { 'X-Supabase-Api-Version': '2024-01-01' } }

/** A session of the authentication service that does not expire during tests. */
const session = {
  access_token: 'eyJhbGciOiJFUzI1NiJ9.e30.sample',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.UTC(2099, 0, 1) / 1000,
  refresh_token: 'sample-refresh-token',
  user: { ...ada, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
}

/** MSW handlers for a mail's link, one for each way redeeming it can go. */
export const verifyHandlers = {
  /** Redeems it, each time. */
  success: http.post(verifyPath, () => HttpResponse.json(session, ofService)),
  /** Used, expired or made up: the service does not say which. */
  expired: http.post(verifyPath, () =>
    HttpResponse.json(
      { code: 'otp_expired', message: 'Email link is invalid or has expired' },
      { ...ofService, status: 403 },
    ),
  ),
  /** Refuses without a word. */
  refusedInSilence: http.post(verifyPath, () => HttpResponse.json({}, { ...ofService, status: 403 })),
  /** Responds with an unexpected body. */
  unforeseen: http.post(verifyPath, () => HttpResponse.json(null, ofService)),
  /** Never answers. */
  pending: http.post(verifyPath, () => new Promise<never>(() => {})),
}

const update = (answer: MessageResponse, status = 200) =>
  http.post(apiRoutes.updatePassword, () => HttpResponse.json(answer, { status }))

/** MSW handlers for a new password, one for each way setting it can go. */
export const updatePasswordHandlers = {
  /** Takes it. */
  success: update({ message: 'Your password was updated.' }),
  /** Refuses in the server's own words. */
  refused: update({ message: 'New password should be different from the old password.' }, 422),
  /** Refuses without a word. */
  refusedInSilence: update({}, 401),
  /** The connection breaks. */
  unreachable: http.post(apiRoutes.updatePassword, () => HttpResponse.error()),
}

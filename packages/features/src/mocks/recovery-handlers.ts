import {
  apiRoutes,
  type CallbackResponse,
  type DemoResponse,
  type MessageResponse,
  type VisitorResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

const forgot = (response: object, status = 200) =>
  http.post(apiRoutes.forgotPassword, () => HttpResponse.json(response, { status }))

/** MSW handlers for requesting a recovery mail, one per outcome. */
export const forgotPasswordHandlers = {
  /** Accepts every request. */
  success: forgot({ success: true, message: 'If there is an account with this address, an email is on its way.' }),
  /** Rejects with a message. */
  refused: forgot({ success: false, message: 'Too many requests. Try again in 15 minutes.' }, 429),
  /** Fails without a message. */
  broken: http.post(
    apiRoutes.forgotPassword,
    () => new HttpResponse('Out of ropes', { status: 500, statusText: 'Internal Server Error' }),
  ),
  /** Network error. */
  unreachable: http.post(apiRoutes.forgotPassword, () => HttpResponse.error()),
}

/** MSW handler of a server with an outbox page, as during development. */
export const outboxHandler = http.get(apiRoutes.demo, () =>
  HttpResponse.json({ outbox: '/outbox' } satisfies DemoResponse),
)

/** MSW handler of a server without a session for this visitor. */
export const strangerHandler = http.get(apiRoutes.visitor, () => HttpResponse.json({} satisfies VisitorResponse))

/** MSW handler of a server with a session for Ada Keller. */
export const visitorHandler = http.get(apiRoutes.visitor, () =>
  HttpResponse.json({ user: ada } satisfies VisitorResponse),
)

const callback = (response: CallbackResponse, status = 200) =>
  http.post(apiRoutes.callback, () => HttpResponse.json(response, { status }))

/** MSW handlers for the OAuth callback, one per outcome. */
export const callbackHandlers = {
  /** Signs in Ada Keller with any code. */
  success: callback({ message: 'Signed in', data: { user: ada } }),
  /** Succeeds without a user in the response. */
  anonymous: callback({}),
  /** Rejects with a message. */
  refused: callback({ message: 'This sign-in has expired.' }, 400),
  /** Rejects without a message. */
  refusedInSilence: callback({}, 400),
  /** Network error. */
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

/** MSW handlers for verifying a recovery link, one per outcome. */
export const verifyHandlers = {
  /** Verifies it, any number of times. */
  success: http.post(verifyPath, () => HttpResponse.json(session, ofService)),
  /** Used, expired or forged: the service does not distinguish them. */
  expired: http.post(verifyPath, () =>
    HttpResponse.json(
      { code: 'otp_expired', message: 'Email link is invalid or has expired' },
      { ...ofService, status: 403 },
    ),
  ),
  /** Rejects without a message. */
  refusedInSilence: http.post(verifyPath, () => HttpResponse.json({}, { ...ofService, status: 403 })),
  /** Responds with an unexpected body. */
  unforeseen: http.post(verifyPath, () => HttpResponse.json(null, ofService)),
  /** Never responds. */
  pending: http.post(verifyPath, () => new Promise<never>(() => {})),
}

const update = (response: MessageResponse, status = 200) =>
  http.post(apiRoutes.updatePassword, () => HttpResponse.json(response, { status }))

/** MSW handlers for setting a password, one per outcome. */
export const updatePasswordHandlers = {
  /** Accepts it. */
  success: update({ message: 'Your password was updated.' }),
  /** Rejects with a message. */
  refused: update({ message: 'New password should be different from the old password.' }, 422),
  /** Rejects without a message. */
  refusedInSilence: update({}, 401),
  /** Network error. */
  unreachable: http.post(apiRoutes.updatePassword, () => HttpResponse.error()),
}

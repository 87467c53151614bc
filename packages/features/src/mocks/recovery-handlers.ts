import {
  apiRoutes,
  callbackRequest,
  forgotPasswordRequest,
  updatePasswordRequest,
  type CallbackResponse,
  type MessageResponse,
} from '@summit/contract'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'

/** Responses to requests for a recovery mail, at an origin. */
export function forgotPasswordOutcomes(origin: string) {
  const forgot = (respond: () => Response) =>
    checkedPost(origin + apiRoutes.forgotPassword, { body: forgotPasswordRequest }, respond)
  const json = (response: object, status = 200, headers = {}) =>
    forgot(() => HttpResponse.json(response, { status, headers }))
  return {
    /** Accepts every request. */
    success: json({ success: true, message: 'If there is an account with this address, an email is on its way.' }),
    /** Rejects with a message. */
    refused: json(
      { success: false, message: 'Too many requests. Try again in 15 minutes.', code: 'rate_limited' },
      429,
      { 'Retry-After': '900' },
    ),
    /** Fails without a message. */
    broken: forgot(() => new HttpResponse('Out of ropes', { status: 500, statusText: 'Internal Server Error' })),
    /** Network error. */
    unreachable: forgot(() => HttpResponse.error()),
  }
}

/** MSW handlers for requesting a recovery mail, one per outcome. */
export const forgotPasswordHandlers = forgotPasswordOutcomes('')

/** Responses to the OAuth callback, at an origin. */
export function callbackOutcomes(origin: string) {
  const callback = (respond: () => Response) =>
    checkedPost(origin + apiRoutes.callback, { body: callbackRequest }, respond)
  const json = (response: CallbackResponse, status = 200) => callback(() => HttpResponse.json(response, { status }))
  return {
    /** Signs in Ada Keller with any code. */
    success: json({ message: 'Signed in', data: { user: ada } }),
    /** Links Google to Ada Keller's account with any code. */
    linked: json({ message: 'Google is linked.', data: { user: ada, linked: 'google' } }),
    /** The identity signs in to another account. */
    taken: json({ message: 'This Google account is linked to another account here.', code: 'identity_taken' }, 422),
    /** Succeeds without a user in the response. */
    anonymous: json({}),
    /** Rejects with a message. */
    refused: json({ message: 'This sign-in has expired.', code: 'sign_in_failed' }, 400),
    /** Rejects without a message. */
    refusedWithoutMessage: json({}, 400),
    /** Network error. */
    unreachable: callback(() => HttpResponse.error()),
  }
}

/** MSW handlers for the OAuth callback, one per outcome. */
export const callbackHandlers = callbackOutcomes('')

/** The body that Supabase's client sends to verify a link. */
const verifyRequest = v.object({ token_hash: v.pipe(v.string(), v.nonEmpty()), type: v.string() })

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

/** Responses to verifying a recovery link, at an origin. */
export function verifyOutcomes(origin: string) {
  const verify = (respond: () => Response | Promise<Response>) =>
    checkedPost(`${origin}${apiRoutes.authService}/verify`, { body: verifyRequest }, respond)
  const json = (response: object | null, status = 200) =>
    verify(() => HttpResponse.json(response, { ...ofService, status }))
  return {
    /** Verifies it, any number of times. */
    success: json(session),
    /** Used, expired or forged: the service does not distinguish them. */
    expired: json({ code: 'otp_expired', message: 'Email link is invalid or has expired' }, 403),
    /** Rejects without a message. */
    refusedWithoutMessage: json({}, 403),
    /** Responds with an unexpected body. */
    unexpectedBody: json(null),
    /** Never responds. */
    pending: verify(() => new Promise<never>(() => {})),
  }
}

/** MSW handlers for verifying a recovery link, one per outcome. */
export const verifyHandlers = verifyOutcomes('')

/** Responses to setting a password, at an origin. */
export function updatePasswordOutcomes(origin: string) {
  const update = (respond: () => Response) =>
    checkedPost(origin + apiRoutes.updatePassword, { body: updatePasswordRequest, bearer: true }, respond)
  const json = (response: MessageResponse, status = 200) => update(() => HttpResponse.json(response, { status }))
  return {
    /** Accepts it. */
    success: json({ message: 'Your password was updated.' }),
    /** Rejects with a message. */
    refused: json({ message: 'New password should be different from the old password.', code: 'password_same' }, 422),
    /** Rejects without a message. */
    refusedWithoutMessage: json({}, 401),
    /** Network error. */
    unreachable: update(() => HttpResponse.error()),
  }
}

/** MSW handlers for setting a password, one per outcome. */
export const updatePasswordHandlers = updatePasswordOutcomes('')

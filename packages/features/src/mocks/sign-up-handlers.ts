import {
  apiRoutes,
  resendRequest,
  signUpRequest,
  verifyEmailRequest,
  type SignUpResponse,
  type VerifyEmailResponse,
} from '@summit/contract'
import { HttpResponse } from 'msw'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'

/** Responses to signing up, at an origin. */
export function signUpOutcomes(origin: string) {
  const signUp = (respond: () => Response) => checkedPost(origin + apiRoutes.signUp, { body: signUpRequest }, respond)
  const json = (response: SignUpResponse, status = 200, headers = {}) =>
    signUp(() => HttpResponse.json(response, { status, headers }))
  return {
    /** Mails a link to any address. */
    success: json({ success: true, message: 'Please open the link in the email.', data: { verifyEmail: true } }),
    /** Signs in Ada Keller at once. */
    signedIn: json({ success: true, message: 'Your account is ready.', data: { user: ada } }),
    /** Refuses the password. */
    commonPassword: json(
      {
        success: false,
        message: 'This password is too easy to guess. Please choose another one.',
        code: 'password_common',
      },
      422,
    ),
    /** Refuses for a while. */
    limited: json(
      { success: false, message: 'An email was sent to this address just now.', code: 'rate_limited' },
      429,
      { 'Retry-After': '30' },
    ),
    /** Network error. */
    unreachable: signUp(() => HttpResponse.error()),
  }
}

/** MSW handlers for signing up, one per outcome. */
export const signUpHandlers = signUpOutcomes('')

/** Responses to sending the link of a sign-up again, at an origin. */
export function resendOutcomes(origin: string) {
  const resend = (respond: () => Response) => checkedPost(origin + apiRoutes.resend, { body: resendRequest }, respond)
  return {
    /** Sends it. */
    success: resend(() => HttpResponse.json({ success: true, message: 'Another email is on its way.' })),
    /** Refuses for half a minute. */
    limited: resend(() =>
      HttpResponse.json(
        { success: false, message: 'An email was sent to this address just now.', code: 'rate_limited' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    ),
    /** Network error. */
    unreachable: resend(() => HttpResponse.error()),
  }
}

/** MSW handlers for sending the link of a sign-up again, one per outcome. */
export const resendHandlers = resendOutcomes('')

/** Responses to verifying the address of a sign-up, at an origin. */
export function verifyEmailOutcomes(origin: string) {
  const verify = (respond: () => Response) =>
    checkedPost(origin + apiRoutes.verifyEmail, { body: verifyEmailRequest }, respond)
  const json = (response: VerifyEmailResponse, status = 200) => verify(() => HttpResponse.json(response, { status }))
  return {
    /** Verifies it, and signs in Ada Keller. */
    success: json({ message: 'Your email address is verified.', data: { user: ada } }),
    /** Verifies it in another browser than that of the sign-up. */
    elsewhere: json({ message: 'Your email address is verified.' }),
    /** Used, expired or forged. */
    expired: json({ message: 'This link is invalid or has expired. Please sign up again.', code: 'invalid_link' }, 403),
    /** Network error. */
    unreachable: verify(() => HttpResponse.error()),
  }
}

/** MSW handlers for verifying the address of a sign-up, one per outcome. */
export const verifyEmailHandlers = verifyEmailOutcomes('')

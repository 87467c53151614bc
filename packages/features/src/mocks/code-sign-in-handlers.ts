import { codeApiRoutes, sendCodeRequest, signInWithCodeRequest, type LoginResponse } from '@summit/contract'
import { HttpResponse } from 'msw'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'

/** Responses to requesting a code, at an origin. */
export function sendCodeOutcomes(origin: string) {
  const send = (respond: () => Response) =>
    checkedPost(origin + codeApiRoutes.sendCode, { body: sendCodeRequest }, respond)
  return {
    /** Mails a code to any address. */
    success: send(() => HttpResponse.json({ success: true, message: 'If there is an account, a code is on its way.' })),
    /** Refuses for half a minute. */
    limited: send(() =>
      HttpResponse.json(
        { success: false, message: 'Too many requests. Please try again in a minute.', code: 'rate_limited' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    ),
    /** Network error. */
    unreachable: send(() => HttpResponse.error()),
  }
}

/** MSW handlers for requesting a code, one per outcome. */
export const sendCodeHandlers = sendCodeOutcomes('')

/** Responses to signing in with a code, at an origin. */
export function signInWithCodeOutcomes(origin: string) {
  const json = (response: LoginResponse, status = 200, headers = {}) =>
    checkedPost(origin + codeApiRoutes.signInWithCode, { body: signInWithCodeRequest }, () =>
      HttpResponse.json(response, { status, headers }),
    )
  return {
    /** Signs in Ada Keller with any code. */
    success: json({ success: true, message: 'You are signed in.', data: { user: ada } }),
    /** Wrong, used or expired. */
    wrong: json({ success: false, message: 'This code is wrong or has expired.', code: 'invalid_code' }, 422),
    /** Refuses for a while. */
    limited: json(
      { success: false, message: 'Too many attempts. Please try again in 42 seconds.', code: 'rate_limited' },
      429,
      { 'Retry-After': '42' },
    ),
  }
}

/** MSW handlers for signing in with a code, one per outcome. */
export const signInWithCodeHandlers = signInWithCodeOutcomes('')

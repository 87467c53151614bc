import { apiRoutes, loginRequest, type LoginResponse } from '@summit/contract'
import { delay, HttpResponse } from 'msw'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'

/** Responses to sign-in, at an origin. */
export function loginOutcomes(origin: string) {
  const login = (respond: () => Response | Promise<Response>) =>
    checkedPost(origin + apiRoutes.login, { body: loginRequest }, respond)
  const json = (response: LoginResponse, status = 200, headers = {}) =>
    login(() => HttpResponse.json(response, { status, headers }))
  return {
    /** Signs in Ada Keller with any credentials. */
    success: json({ success: true, message: 'Signed in', data: { user: ada } }),
    /** Rejects with a message. */
    refused: json(
      { success: false, message: 'Too many attempts. Try again in 42 seconds.', code: 'rate_limited' },
      429,
      { 'Retry-After': '42' },
    ),
    /** Asks for the second step of an account with two-factor authentication. */
    twoFactor: json(
      { success: false, message: 'Please enter the code of your authenticator app.', code: 'two_factor_required' },
      403,
    ),
    /** Rejects without a message. */
    refusedWithoutMessage: json({ success: false }, 401),
    /** Responds with HTML instead of JSON. */
    unreadable: login(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    /** Network error. */
    unreachable: login(() => HttpResponse.error()),
    /** Never responds. */
    pending: login(async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  }
}

/** MSW handlers for sign-in, one per outcome. */
export const loginHandlers = loginOutcomes('')

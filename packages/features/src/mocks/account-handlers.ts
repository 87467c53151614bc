import { accountApiRoutes, changePasswordRequest } from '@summit/contract'
import { HttpResponse } from 'msw'
import { checkedPost } from './checked.ts'

/** Responses to replacing the password, at an origin. */
export function changePasswordOutcomes(origin: string) {
  const change = (respond: () => Response) =>
    checkedPost(origin + accountApiRoutes.changePassword, { body: changePasswordRequest }, respond)
  const refuse = (message: string, code: string, status = 422, headers = {}) =>
    change(() => HttpResponse.json({ success: false, message, code }, { status, headers }))
  return {
    /** Replaces it. */
    success: change(() => HttpResponse.json({ success: true, message: 'Your password has been changed.' })),
    /** The current password is another one. */
    wrongPassword: refuse('This is not your current password.', 'wrong_password'),
    /** The new password is easy to guess. */
    commonPassword: refuse('This password is too easy to guess. Please choose another one.', 'password_common'),
    /** Refuses for 15 minutes. */
    limited: refuse('Too many attempts. Please try again in 15 minutes.', 'rate_limited', 429, {
      'Retry-After': '900',
    }),
    /** Network error. */
    unreachable: change(() => HttpResponse.error()),
  }
}

/** MSW handlers for replacing the password, one per outcome. */
export const changePasswordHandlers = changePasswordOutcomes('')

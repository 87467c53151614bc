import {
  accountApiRoutes,
  changeEmailRequest,
  changeNameRequest,
  type ChangeNameResponse,
  changePasswordRequest,
  confirmEmailChangeRequest,
  type ConfirmEmailChangeResponse,
  deleteAccountRequest,
  type CapabilitiesResponse,
  type Capability,
  type DeleteAccountResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import { checkedPost } from './checked.ts'

/** Responses to requesting codes for another email address, at an origin. */
export function changeEmailOutcomes(origin: string) {
  const change = (respond: () => Response) =>
    checkedPost(origin + accountApiRoutes.changeEmail, { body: changeEmailRequest }, respond)
  return {
    /** Mails the codes. */
    success: change(() => HttpResponse.json({ success: true, message: 'Codes are on their way to both addresses.' })),
    /** The password is another one. */
    wrongPassword: change(() =>
      HttpResponse.json(
        { success: false, message: 'This is not your current password.', code: 'wrong_password' },
        { status: 422 },
      ),
    ),
    /** Network error. */
    unreachable: change(() => HttpResponse.error()),
  }
}

/** MSW handlers for requesting codes for another email address, one per outcome. */
export const changeEmailHandlers = changeEmailOutcomes('')

/** Responses to changing the email address with both codes, at an origin. */
export function confirmEmailChangeOutcomes(origin: string) {
  const change = (respond: () => Response) =>
    checkedPost(origin + accountApiRoutes.confirmEmailChange, { body: confirmEmailChangeRequest }, respond)
  return {
    /** Changes it, to ada.keller@example.com. */
    success: change(() =>
      HttpResponse.json({
        message: 'Your email address has been changed.',
        data: { user: { name: 'Ada Keller', email: 'ada.keller@example.com' } },
      } satisfies ConfirmEmailChangeResponse),
    ),
    /** A code is wrong, was used or has expired. */
    wrong: change(() =>
      HttpResponse.json(
        { success: false, message: 'One of the codes is wrong or has expired.', code: 'invalid_code' },
        { status: 422 },
      ),
    ),
  }
}

/** MSW handlers for changing the email address with both codes, one per outcome. */
export const confirmEmailChangeHandlers = confirmEmailChangeOutcomes('')

/** Responses to changing the name, at an origin. */
export function changeNameOutcomes(origin: string) {
  const change = (respond: () => Response) =>
    checkedPost(origin + accountApiRoutes.changeName, { body: changeNameRequest }, respond)
  return {
    /** Changes it, to Ada Byron. */
    success: change(() =>
      HttpResponse.json({
        message: 'Your name has been changed.',
        data: { user: { name: 'Ada Byron', email: 'ada@example.org' } },
      } satisfies ChangeNameResponse),
    ),
    /** The session has ended. */
    signedOut: change(() =>
      HttpResponse.json(
        { success: false, message: 'You are signed out. Please sign in again.', code: 'signed_out' },
        { status: 401 },
      ),
    ),
    /** Network error. */
    unreachable: change(() => HttpResponse.error()),
  }
}

/** MSW handlers for changing the name, one per outcome. */
export const changeNameHandlers = changeNameOutcomes('')

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
    /** The user has two-factor authentication, and has sent no code. */
    codeRequired: refuse('Please enter the code of your authenticator app.', 'two_factor_required', 403),
    /** The code is another one. */
    wrongCode: refuse('This code is wrong or was used already.', 'invalid_code'),
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

/** Responses to deleting the account, at an origin. */
export function deleteAccountOutcomes(origin: string) {
  const remove = (respond: () => Response) =>
    checkedPost(origin + accountApiRoutes.deleteAccount, { body: deleteAccountRequest }, respond)
  return {
    /** Deletes it on December 5, 2026. */
    success: remove(() => HttpResponse.json({ deletesAt: '2026-12-05T12:00:00.000Z' } satisfies DeleteAccountResponse)),
    /** The password is another one. */
    wrongPassword: remove(() =>
      HttpResponse.json(
        { success: false, message: 'This is not your current password.', code: 'wrong_password' },
        { status: 422 },
      ),
    ),
    /** Network error. */
    unreachable: remove(() => HttpResponse.error()),
  }
}

/** MSW handlers for deleting the account, one per outcome. */
export const deleteAccountHandlers = deleteAccountOutcomes('')

/** Responses to the download of the user's data, at an origin. */
export function exportDataOutcomes(origin: string) {
  const send = (respond: () => Response) => http.get(origin + accountApiRoutes.exportData, respond)
  return {
    /** Sends name and address. */
    success: send(() => HttpResponse.json({ account: { name: 'Ada Keller', email: 'ada@example.org' } })),
    /** Network error. */
    unreachable: send(() => HttpResponse.error()),
  }
}

/** MSW handlers for the download of the user's data, one per outcome. */
export const exportDataHandlers = exportDataOutcomes('')

/** Which of the account's optional calls the back end has, at an origin. */
export function capabilitiesOutcomes(origin: string) {
  const list = (capabilities: Capability[]) =>
    http.get(origin + accountApiRoutes.capabilities, () =>
      HttpResponse.json({ capabilities } satisfies CapabilitiesResponse),
    )
  return {
    /** All. */
    all: list([
      'changeEmail',
      'changeName',
      'changePassword',
      'codeSignIn',
      'deleteAccount',
      'exportData',
      'identities',
      'passkeys',
      'twoFactor',
    ]),
    /** Only that which replaces the password. */
    passwordOnly: list(['changePassword']),
  }
}

/** MSW handlers for the capabilities, one per outcome. */
export const capabilitiesHandlers = capabilitiesOutcomes('')

import { accountApiRoutes, deleteAccountResponse, type DeleteAccountRequest } from '@summit/contract'
import * as v from 'valibot'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import type { CodeTexts, Failure, Port, Success } from '../../shared/form/submission.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import { codeFieldMessages, getConfirmationField, type ConfirmationErrors } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'

/** The account is going to be deleted. */
export interface AccountDeleted extends Success {
  /** When, in ms since 1970, if the server says so. */
  deletesAt?: number | undefined
}

/** The port that deletes the user's account. */
export type DeleteAccountPort = Port<DeleteAccountRequest, AccountDeleted>

/** State of the dialog and of its form. `idle`: it is open. `success`: it is closed for good. */
export type DeleteAccountState = { status: 'closed' } | FormStatus

/** Why the last attempt failed. */
export type DeleteAccountError = Failed

/** Error messages of the rejected fields, by field name. */
export type DeleteAccountFieldErrors = ConfirmationErrors

/** The request over HTTP. The status decides; a refusal has the server's message, and the field that its code is about. */
export function deleteAccountCall(request: HttpClient): DeleteAccountPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: accountApiRoutes.deleteAccount, body, signal }))
    if (!result.ok) return { ...result, field: getConfirmationField(result.code) }
    const { deletesAt } = v.parse(deleteAccountResponse, result.answer)
    return { ok: true, deletesAt: deletesAt === undefined ? undefined : Date.parse(deletesAt) }
  }
}

/** The toast for a result. `formatDate` formats a time in ms. */
export function toNotice(
  result: AccountDeleted | Failure,
  messages: DeleteAccountMessages,
  formatDate: (time: number) => string,
): Notice {
  if (!result.ok) return toFailedChange(result, messages.failureTitle, messages)
  const { deletesAt } = result
  const text = deletesAt === undefined ? messages.successText : messages.deletesOn(formatDate(deletesAt))
  return { intent: 'neutral', title: messages.successTitle, text }
}

/** The texts of the card and its dialog. */
export const deleteAccountMessages = {
  title: 'Delete account',
  text: 'You are asked for your password first, and can change your mind for 14 days.',
  open: 'Delete account…',
  question: 'Delete your account?',
  description:
    'You are signed out everywhere at once, and in 14 days everything in the account is deleted. Sign in before then to keep it.',
  currentPassword: 'Password',
  forgotPassword: 'Forgot it, or never had one?',
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  submit: 'Delete account',
  submitting: 'Deleting...',
  cancel: 'Keep it',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  successTitle: 'Your account will be deleted',
  successText: 'Sign in within 14 days to keep it.',
  deletesOn: (date: string) => `On ${date}. Sign in before then to keep it.`,
  failureTitle: 'Account not deleted',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type DeleteAccountMessages = typeof deleteAccountMessages

import { accountApiRoutes, type PasswordConfirmation } from '@summit/contract'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import type { CodeTexts, Failure, Port } from '../../shared/form/submission.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import { codeFieldMessages, confirmationFields, getConfirmationField } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'

/** What a user submits. */
export interface PasswordChange extends PasswordConfirmation {
  /** The new one. */
  password: string
}

/** The port that replaces the user's password. */
export type ChangePasswordPort = Port<PasswordChange>

/** State of the form. A failure is shown until the next attempt, and a toast announces it. */
export type ChangePasswordState = FormStatus

/** Why the last attempt failed: the new password is too `short`, the server has `refused`, or it is `unreachable`. */
export type ChangePasswordError = Failed<Failure['reason'] | 'short'>

/** Error messages of the rejected fields, by field name. */
export type ChangePasswordFieldErrors = Partial<Record<keyof PasswordChange, string>>

/** The names of the form's fields. */
export const fields = [...confirmationFields, 'password'] as const

/** The request over HTTP. The status decides; a refusal has the server's message, and the field that its code is about. */
export function changePasswordCall(request: HttpClient): ChangePasswordPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: accountApiRoutes.changePassword, body, signal }))
    return result.ok ? result : { ...result, field: getField(result.code) }
  }
}

function getField(code = ''): keyof PasswordChange | undefined {
  return code.startsWith('password_') ? 'password' : getConfirmationField(code)
}

/** The toast for a result. */
export function toNotice(result: { ok: true } | Failure, messages: ChangePasswordMessages): Notice {
  if (result.ok) return { intent: 'neutral', title: messages.successTitle, text: messages.successText }
  return toFailedChange(result, messages.failureTitle, messages)
}

/** The form's texts. */
export const changePasswordMessages = {
  title: 'Password',
  text: 'You stay signed in here, and are signed out everywhere else.',
  currentPassword: 'Current password',
  forgotPassword: 'Forgot it, or never had one?',
  password: 'New password',
  hint: (minLength: number) => `At least ${minLength} characters. A few unrelated words work well.`,
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  submit: 'Change password',
  submitting: 'Changing...',
  tooShort: (minLength: number) => `Password must be at least ${minLength} characters`,
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  successTitle: 'Password changed',
  successText: 'You are signed out everywhere else.',
  failureTitle: 'Password not changed',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ChangePasswordMessages = typeof changePasswordMessages

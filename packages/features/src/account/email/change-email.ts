import {
  accountApiRoutes,
  confirmEmailChangeResponse,
  type ApiUser,
  type ChangeEmailRequest,
  type ConfirmEmailChangeRequest,
} from '@summit/contract'
import * as v from 'valibot'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { CodeTexts, Failure, Port } from '../../shared/form/submission.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import { codeFieldMessages, confirmationFields, getConfirmationField } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'

/** Codes that were mailed, and the new address. It does not say whether that address has an account. */
export interface CodesSent {
  ok: true
  email: string
}

/** A changed address, and the user with it, where the server has sent the user. */
export interface EmailChanged {
  ok: true
  user?: ApiUser | undefined
}

/** The port that mails a code to each of the two addresses. */
export type ChangeEmailPort = Port<ChangeEmailRequest, CodesSent>

/** The port that changes the address, with both codes. */
export type ConfirmEmailChangePort = Port<ConfirmEmailChangeRequest, EmailChanged>

/**
 * State of the card: at first, the form for the new address. `sent`: both codes can be entered, and `entry` is the state of
 * that form. `success`: the address is changed.
 */
export type ChangeEmailState = FormStatus | { status: 'sent'; email: string; entry: FormStatus }

/** Why the last attempt failed. */
export type ChangeEmailError = Failed

/** Error messages of the rejected fields, by field name. */
export type ChangeEmailFieldErrors = Partial<Record<keyof ChangeEmailRequest, string>>

/** The names of the first form's fields. */
export const fields = ['email', ...confirmationFields] as const

/** The request for the codes over HTTP. The status decides; a refusal has the field that its code is about. */
export function changeEmailCall(request: HttpClient): ChangeEmailPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: accountApiRoutes.changeEmail, body, signal }))
    return result.ok ? { ok: true, email: body.email.trim() } : { ...result, field: getField(result.code) }
  }
}

function getField(code = ''): keyof ChangeEmailRequest | undefined {
  return code === 'email_same' || code === 'invalid_fields' ? 'email' : getConfirmationField(code)
}

/** The request with both codes over HTTP. The status decides. */
export function confirmEmailChangeCall(request: HttpClient): ConfirmEmailChangePort {
  return async (body, signal) => {
    const result = readResult(await request({ path: accountApiRoutes.confirmEmailChange, body, signal }))
    return result.ok ? { ok: true, user: v.parse(confirmEmailChangeResponse, result.answer).data?.user } : result
  }
}

/** The toast for a changed address, or for a failure. */
export function toNotice(result: { ok: true } | Failure, messages: ChangeEmailMessages): Notice {
  if (result.ok) return { intent: 'neutral', title: messages.successTitle }
  return toFailedChange(result, messages.failureTitle, messages)
}

/** The card's texts. */
export const changeEmailMessages = {
  title: 'Email address',
  text: 'You sign in with it. Both addresses get a code: the one you have, and the new one.',
  email: 'New email',
  currentPassword: 'Your password',
  forgotPassword: 'Forgot it, or never had one?',
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  submit: 'Send codes',
  submitting: 'Sending...',
  sent: 'Codes are on their way. They expire in 10 minutes.',
  codeFor: (email: string) => `Code sent to ${email}`,
  /** In place of the user's address, where it is not known. */
  currentAddress: 'your address',
  confirm: 'Change email',
  confirming: 'Changing...',
  startAgain: 'Start again',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  successTitle: 'Email address changed',
  failureTitle: 'Email address not changed',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ChangeEmailMessages = typeof changeEmailMessages

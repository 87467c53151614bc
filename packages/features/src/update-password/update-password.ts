import { apiRoutes } from '@summit/contract'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import { readRefusal } from '../shared/form/refusal.ts'
import type { Notice } from '../shared/ports/ports.ts'
import type { AuthEvent, RecoverySession } from '../shared/recovery/auth.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { toFailed, type Failed } from '../shared/form/form-status.ts'
import type { CodeTexts, Failure, Port, Submission } from '../shared/form/submission.ts'

/** What a visitor submits. */
export interface NewPassword {
  password: string
  /** The repeated password, compared if the form has such a field. */
  confirmPassword?: string
}

/** The port that sets a password, for the account of a recovery session. */
export type UpdatePasswordPort = Port<{ password: string; accessToken: string }>

/**
 * The state of the screen. `loading`: the recovery session is being verified; `invalid`: there is none. `changed`: the
 * password was set in another tab, which ended the session.
 */
export type UpdatePasswordState =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'success' }
  | UpdatePasswordError
  | { status: 'changed' }

/** Why the last attempt failed: `invalid` passwords, `refused` by the server, or `unreachable`. */
export type UpdatePasswordError = Failed<Failure['reason'] | 'invalid'>

/** Error messages of the rejected fields, by field name. */
export type UpdatePasswordFieldErrors = Partial<Record<keyof NewPassword, string>>

/** What is wrong with the passwords. */
export interface Faults {
  /** Shorter than the minimum. */
  password?: 'tooShort'
  /** Not the same. */
  confirmPassword?: 'mismatch'
}

/** Validates the passwords. `minLength` is in characters. */
export function getFaults({ password, confirmPassword = password }: NewPassword, minLength: number): Faults {
  return {
    ...(password.length < minLength && { password: 'tooShort' }),
    ...(password !== confirmPassword && { confirmPassword: 'mismatch' }),
  }
}

/** The messages for faults, by the names of their fields. */
export function getMessages(
  { password, confirmPassword }: Faults,
  minLength: number,
  messages: UpdatePasswordMessages,
): UpdatePasswordFieldErrors {
  return {
    ...(password && { password: messages[password](minLength) }),
    ...(confirmPassword && { confirmPassword: messages[confirmPassword] }),
  }
}

/** Whether this tab may set a password. */
export type Permission =
  | { status: 'unknown' }
  | { status: 'valid'; email: string | null }
  | { status: 'invalid' }
  | { status: 'changed' }

/** The events of the state machine. `loaded`: the session was read when the page opened. */
export type PermissionEvent =
  | AuthEvent
  | { type: 'loaded'; session: RecoverySession | null; isRecovery: boolean }
  | { type: 'changedElsewhere' }

/**
 * The state machine. A recovery event of the service permits setting a password, and so does a session at an
 * address with `type=recovery`, or of the host's own service; nothing else does. A session that is loaded late does not
 * withdraw a permission.
 */
export function transition(permission: Permission, event: PermissionEvent): Permission {
  switch (event.type) {
    case 'recovered':
      return { status: 'valid', email: event.session.email }
    case 'loaded':
      if (permission.status !== 'unknown') return permission
      return event.session && event.isRecovery ? { status: 'valid', email: event.session.email } : { status: 'invalid' }
    case 'ended':
      return permission.status === 'changed' ? permission : { status: 'invalid' }
    case 'changedElsewhere':
      return permission.status === 'valid' ? { status: 'changed' } : permission
    default:
      return event satisfies never
  }
}

/**
 * The state of the screen. `invalid` has the messages for faults. Success ends the session, so it comes before an invalid
 * permission.
 */
export function updatePasswordState(
  permission: Permission,
  invalid: UpdatePasswordFieldErrors,
  submission: Submission,
  messages: UpdatePasswordMessages,
): UpdatePasswordState {
  if (submission.status === 'done') return { status: 'success' }
  switch (permission.status) {
    case 'unknown':
      return { status: 'loading' }
    case 'valid':
      return invalidPasswords(invalid) ?? formState(submission, messages)
    case 'invalid':
    case 'changed':
      return permission
    default:
      return permission satisfies never
  }
}

function formState(submission: Exclude<Submission, { status: 'done' }>, messages: UpdatePasswordMessages) {
  return submission.status === 'failed' ? toError(submission.failure, messages) : submission
}

/** The state after invalid passwords, with the message of the first field; null if they are valid. */
export function invalidPasswords(invalid: UpdatePasswordFieldErrors): UpdatePasswordError | null {
  const [first] = Object.entries(invalid)
  if (!first) return null
  const [field, message] = first
  return { status: 'error', reason: 'invalid', message, field }
}

/** The state after a failed request. */
export function toError(failure: Failure, { failed, codes }: UpdatePasswordMessages): Failed {
  return toFailed(failure, { refused: failed, unreachable: failed, codes })
}

/** Delay of the redirect to sign-in, in ms. */
export const REDIRECT_AFTER_MS = 3000

/** The toast for a failed request. Success has none: the screen shows it. */
export function toNotice(failure: Failure, messages: UpdatePasswordMessages): Notice {
  return { intent: 'danger', title: messages.errorTitle, text: toError(failure, messages).message }
}

/**
 * The request over HTTP: the password in the body, the recovery session's access token in the header. The
 * status decides; a refusal has the server's message, if there is one.
 */
export function updatePasswordCall(request: HttpClient): UpdatePasswordPort {
  return async ({ password, accessToken }, signal) => {
    const response = await request({
      path: apiRoutes.updatePassword,
      body: { password },
      headers: { Authorization: `Bearer ${accessToken}` },
      signal,
    })
    return response.ok ? { ok: true } : readRefusal(response)
  }
}

/** The screen's texts. */
export const updatePasswordMessages = {
  loadingTitle: 'One moment',
  loadingText: 'Verifying session...',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  invalidTitle: 'Invalid Reset Link',
  invalidText: 'This password reset link is invalid or has expired. Please request a new one.',
  requestAnother: 'Request New Link',
  title: 'Set New Password',
  text: 'Choose a strong password to secure your account',
  account: 'Email: {email}',
  password: 'New Password',
  hint: (minLength: number) => `At least ${minLength} characters. A few unrelated words work well.`,
  confirmPassword: 'Confirm Password',
  passwordField: passwordFieldMessages,
  submit: 'Update Password',
  submitting: 'Updating...',
  anotherLink: 'Request another link',
  tooShort: (minLength: number) => `Password must be at least ${minLength} characters`,
  mismatch: 'Passwords do not match',
  successTitle: 'Password Updated!',
  successText: 'Your password has been successfully reset. Redirecting to login...',
  successTextWithoutRedirect: 'Your password has been successfully reset.',
  toLogin: 'Sign in now',
  changedTitle: 'Already done',
  changedText: 'Your password was changed in another tab. Sign in with the new one.',
  signIn: 'Sign in',
  invalidSessionTitle: 'Invalid session',
  invalidSessionText: 'Please use the password reset link from your email.',
  errorTitle: 'Error',
  failed: 'Failed to update password. Please try again.',
  noSession: 'No active session found',
  /** The line in the picture; empty for none. */
  motto: '',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type UpdatePasswordMessages = typeof updatePasswordMessages

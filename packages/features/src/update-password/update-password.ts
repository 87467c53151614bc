import { PASSWORD_MIN } from '@summit/contract'
import type { Notice } from '../shared/ports.ts'
import type { AuthEvent, RecoverySession } from '../shared/recovery/auth.ts'
import { passwordFieldMessages } from '../shared/form/password-field.ts'
import { toFailed, type Failed } from '../shared/submission/form-status.ts'
import { failureText, type Failure, type Port, type Submission, type Success } from '../shared/submission/submission.ts'

/** What a visitor fills in (UPDATE-10). */
export interface NewPassword {
  password: string
  confirmPassword: string
}

/** The port that sets a password. */
export type UpdatePassword = Port<{ password: string; accessToken: string }>

/** What is wrong with the form's values. */
export interface Faults {
  /** Too short (UPDATE-14). */
  password?: 'tooShort'
  /** Not the same (UPDATE-15, UPDATE-16). */
  confirmPassword?: 'mismatch'
}

/** Checks the form's values (UPDATE-13…16). */
export function faultsOf({ password, confirmPassword }: NewPassword): Faults {
  return {
    ...(password.length < PASSWORD_MIN && { password: 'tooShort' }),
    ...(password !== confirmPassword && { confirmPassword: 'mismatch' }),
  }
}

/** Whether this tab may set a password, whether or not a request is under way. */
export type Permission =
  | { status: 'unknown' }
  | { status: 'valid'; email: string | null; faults: Faults }
  | { status: 'invalid' }
  | { status: 'elsewhere' }

/** All that can happen to it. `looked` is what was found when the screen opened. */
export type PermissionEvent =
  | AuthEvent
  | { type: 'looked'; session: RecoverySession | null; isRecovery: boolean }
  | { type: 'checked'; faults: Faults }
  | { type: 'changedElsewhere' }

/**
 * The state machine. A recovery event of the service permits setting a password (UPDATE-02), and so does a session
 * where the address says that it is for recovery (UPDATE-03); nothing else does (UPDATE-04). An answer about the
 * session that comes late does not take a permission back.
 */
export function transition(permission: Permission, event: PermissionEvent): Permission {
  switch (event.type) {
    case 'recovered':
      return { status: 'valid', email: event.session.email, faults: {} }
    case 'looked':
      if (permission.status !== 'unknown') return permission
      return event.session && event.isRecovery
        ? { status: 'valid', email: event.session.email, faults: {} }
        : { status: 'invalid' }
    case 'checked':
      return permission.status === 'valid' ? { ...permission, faults: event.faults } : permission
    case 'ended':
      return permission.status === 'elsewhere' ? permission : { status: 'invalid' }
    case 'changedElsewhere':
      return permission.status === 'valid' ? { status: 'elsewhere' } : permission
    default:
      return event satisfies never
  }
}

/** One member for each state of the view. `error` is a failed call, which a toast announces (UPDATE-23…26). */
export type UpdatePasswordState =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'valid'; email: string | null; faults: Faults }
  | { status: 'updating'; email: string | null }
  | (Failed & { email: string | null })
  | { status: 'success' }
  | { status: 'elsewhere' }

/** The state that is shown. Success ends the session, and must not look like an invalid link. */
export function updatePasswordState(
  permission: Permission,
  submission: Submission,
  { failed }: UpdatePasswordMessages,
): UpdatePasswordState {
  if (submission.status === 'done') return { status: 'success' }
  switch (permission.status) {
    case 'unknown':
      return { status: 'loading' }
    case 'valid': {
      const { email, faults } = permission
      if (submission.status === 'pending') return { status: 'updating', email }
      if (submission.status === 'idle' || Object.keys(faults).length > 0) return permission
      return { ...toFailed(submission.failure, { refused: failed, unreachable: failed }), email }
    }
    case 'invalid':
    case 'elsewhere':
      return permission
    default:
      return permission satisfies never
  }
}

/** Delay of the redirect to sign-in (UPDATE-22), in ms. */
export const REDIRECT_AFTER_MS = 3000

/** The toast for a failure. Success has none, since the screen says it. */
export function noticeOf(answer: Success | Failure, messages: UpdatePasswordMessages): Notice | null {
  if (answer.ok) return null
  return {
    kind: 'destructive',
    title: messages.errorTitle,
    text: failureText(answer, { refused: messages.failed, unreachable: messages.failed }),
  }
}

/** The screen's texts. */
export const updatePasswordMessages = {
  loadingTitle: 'One moment',
  loadingText: 'Verifying session...',
  invalidTitle: 'Invalid Reset Link',
  invalidText: 'This password reset link is invalid or has expired. Please request a new one.',
  askAgain: 'Request New Link',
  title: 'Set New Password',
  text: 'Choose a strong password to secure your account',
  account: 'Email',
  password: 'New Password',
  hint: 'At least 8 characters. A few unrelated words work well.',
  confirmPassword: 'Confirm Password',
  passwordField: passwordFieldMessages,
  submit: 'Update Password',
  submitting: 'Updating...',
  anotherLink: 'Request another link',
  tooShort: 'Password must be at least 8 characters',
  mismatch: 'Passwords do not match',
  successTitle: 'Password Updated!',
  successText: 'Your password has been successfully reset. Redirecting to login...',
  toLogin: 'Sign in now',
  elsewhereTitle: 'Already done',
  elsewhereText: 'Your password was changed in another tab. Sign in with the new one.',
  signIn: 'Sign in',
  invalidSessionTitle: 'Invalid session',
  invalidSessionText: 'Please use the password reset link from your email.',
  errorTitle: 'Error',
  failed: 'Failed to update password. Please try again.',
  noSession: 'No active session found',
  motto: 'A new rope for the next climb.',
}
export type UpdatePasswordMessages = typeof updatePasswordMessages

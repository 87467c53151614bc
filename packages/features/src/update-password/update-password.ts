import { PASSWORD_MIN } from '../contract/index.ts'
import type { Notice } from '../shared/ports.ts'
import type { AuthEvent, RecoverySession } from '../shared/recovery/auth.ts'
import { failureText, type Failure, type Port, type Submission, type Success } from '../shared/submission/submission.ts'

/** What a visitor fills in (UPDATE-10). */
export interface NewPassword {
  password: string
  confirmPassword: string
}

/** What update-password asks of the world. */
export type UpdatePassword = Port<{ password: string; accessToken: string }>

/** What is wrong with what was filled in. */
export interface Faults {
  /** Too short (UPDATE-14). */
  password?: 'tooShort'
  /** Not the same (UPDATE-15, UPDATE-16). */
  confirmPassword?: 'mismatch'
}

/** Checks what was filled in (UPDATE-13…16). */
export function faultsOf({ password, confirmPassword }: NewPassword): Faults {
  return {
    ...(password.length < PASSWORD_MIN && { password: 'tooShort' }),
    ...(password !== confirmPassword && { confirmPassword: 'mismatch' }),
  }
}

/** Whether this tab may set a password, whatever is on its way. */
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
 * The whole rulebook. A recovery that the service announces is one (UPDATE-02); a session it has is one if the address
 * says so (UPDATE-03); anything else is none (UPDATE-04). Whoever was let in is not sent away by a late look.
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

/** One member per face. A failed call has none: a toast speaks (UPDATE-23…26). */
export type UpdatePasswordState =
  | { status: 'loading' }
  | { status: 'invalid' }
  | { status: 'valid'; email: string | null; faults: Faults }
  | { status: 'updating'; email: string | null }
  | { status: 'success' }
  | { status: 'elsewhere' }

/** The face of it all. Success ends the session, which must not look like a link that never worked. */
export function updatePasswordState(
  permission: Permission,
  { status }: Pick<Submission<{ password: string }>, 'status'>,
): UpdatePasswordState {
  if (status === 'done') return { status: 'success' }
  switch (permission.status) {
    case 'unknown':
      return { status: 'loading' }
    case 'valid':
      return status === 'pending' ? { status: 'updating', email: permission.email } : permission
    case 'invalid':
    case 'elsewhere':
      return permission
    default:
      return permission satisfies never
  }
}

/** From success to sign-in (UPDATE-22), in ms. */
export const REDIRECT_AFTER_MS = 3000

/** What the toast says of a failure. Success has none: the screen says it. */
export function noticeOf(answer: Success | Failure, messages: UpdatePasswordMessages): Notice | null {
  if (answer.ok) return null
  return {
    kind: 'destructive',
    title: messages.errorTitle,
    text: failureText(answer, { refused: messages.failed, unreachable: messages.failed }),
  }
}

/** The screen's words. */
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
  hint: 'At least 8 characters. A few words that only you would put together are best.',
  confirmPassword: 'Confirm Password',
  submit: 'Update Password',
  submitting: 'Updating...',
  anotherLink: 'Ask for another link',
  tooShort: 'Password must be at least 8 characters',
  mismatch: 'Passwords do not match',
  successTitle: 'Password Updated!',
  successText: 'Your password has been successfully reset. Redirecting to login...',
  toLogin: 'Go to login now',
  elsewhereTitle: 'Already done',
  elsewhereText: 'Your password was changed in another tab. Sign in with the new one.',
  signIn: 'Go to login',
  invalidSessionTitle: 'Invalid session',
  invalidSessionText: 'Please use the password reset link from your email.',
  errorTitle: 'Error',
  failed: 'Failed to update password. Please try again.',
  noSession: 'No active session found',
  motto: 'A new rope for the next climb.',
}
export type UpdatePasswordMessages = typeof updatePasswordMessages

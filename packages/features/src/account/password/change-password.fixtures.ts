import { PASSWORD_MIN } from '@summit/contract'
import { rateLimited, wrongPassword as refused } from '../../shared/form/refused-forms.ts'
import { changePasswordMessages, type ChangePasswordState } from './change-password.ts'
import type { ChangePasswordHandle } from './use-change-password.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: refused,
} satisfies { [S in ChangePasswordState['status']]: Extract<ChangePasswordState, { status: S }> }

/** The form after a wrong password. */
export const wrongPassword = {
  state: states.error,
  fieldErrors: { currentPassword: states.error.message },
} satisfies Partial<ChangePasswordHandle>

/** The form after the server has asked for a code. */
export const codeRequired = {
  state: {
    status: 'error',
    reason: 'refused',
    message: 'Please enter the code of your authenticator app.',
    code: 'two_factor_required',
    field: 'code',
  },
  fieldErrors: { code: 'Please enter the code of your authenticator app.' },
} satisfies Partial<ChangePasswordHandle>

/** The form after a wrong code. */
export const wrongCode = {
  state: {
    status: 'error',
    reason: 'refused',
    message: 'This code is wrong or was used already.',
    code: 'invalid_code',
    field: 'code',
  },
  fieldErrors: { code: 'This code is wrong or was used already.' },
} satisfies Partial<ChangePasswordHandle>

/** The form after a new password that is too short. */
export const tooShort = {
  state: states.idle,
  fieldErrors: { password: changePasswordMessages.tooShort(PASSWORD_MIN) },
} satisfies Partial<ChangePasswordHandle>

/** The form after too many attempts. */
export const tooManyAttempts = {
  state: rateLimited,
  waitSeconds: 899,
} satisfies Partial<ChangePasswordHandle>

/** A mock return value of `useChangePassword` in this state. Functions are no-ops unless overridden. */
export function mockHandle(
  state: ChangePasswordState,
  handle: Partial<ChangePasswordHandle> = {},
): ChangePasswordHandle {
  return {
    fieldErrors: {},
    messages: changePasswordMessages,
    waitSeconds: 0,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    state,
    ...handle,
  }
}

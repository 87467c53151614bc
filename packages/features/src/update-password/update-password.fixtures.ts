import { PASSWORD_MIN } from '@summit/contract'
import { paths } from '../shared/config/paths.ts'
import { REDIRECT_AFTER_MS, updatePasswordMessages, type UpdatePasswordState } from './update-password.ts'
import type { UpdatePasswordHandle } from './use-update-password.ts'

/** One value per state. */
export const states = {
  loading: { status: 'loading' },
  invalid: { status: 'invalid' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: 'This is your password already.' },
  changed: { status: 'changed' },
} satisfies { [S in UpdatePasswordState['status']]: Extract<UpdatePasswordState, { status: S }> }

const tooShort = updatePasswordMessages.tooShort(PASSWORD_MIN)

/** The form after passwords that are too short and differ. */
export const invalidForm = {
  state: {
    status: 'error',
    reason: 'invalid',
    message: tooShort,
    field: 'password',
  },
  fieldErrors: { password: tooShort, confirmPassword: updatePasswordMessages.mismatch },
} satisfies Pick<UpdatePasswordHandle, 'state' | 'fieldErrors'>

/** A mock return value of `useUpdatePassword` in this state. Functions are no-ops unless overridden. */
export function mockHandle(
  state: UpdatePasswordState,
  handle: Partial<UpdatePasswordHandle> = {},
): UpdatePasswordHandle {
  return {
    email: 'ada@example.org',
    fieldErrors: {},
    messages: updatePasswordMessages,
    redirectTo: paths.login,
    redirectAfterMs: REDIRECT_AFTER_MS,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

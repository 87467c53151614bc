import { deleteAccountMessages, type DeleteAccountState } from './delete-account.ts'
import type { DeleteAccountHandle } from './use-delete-account.ts'

/** One value per state. */
export const states = {
  closed: { status: 'closed' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: {
    status: 'error',
    reason: 'refused',
    message: 'This is not your current password.',
    code: 'wrong_password',
    field: 'currentPassword',
  },
} satisfies { [S in DeleteAccountState['status']]: Extract<DeleteAccountState, { status: S }> }

/** The dialog after a wrong password. */
export const wrongPassword = {
  state: states.error,
  fieldErrors: { currentPassword: states.error.message },
} satisfies Partial<DeleteAccountHandle>

/** The dialog after too many attempts. */
export const tooManyAttempts = {
  state: {
    status: 'error',
    reason: 'refused',
    message: 'Too many attempts. Please try again in 15 minutes.',
    code: 'rate_limited',
    retryAfter: 900,
  },
  waitSeconds: 899,
} satisfies Partial<DeleteAccountHandle>

/** A mock return value of `useDeleteAccount` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: DeleteAccountState, handle: Partial<DeleteAccountHandle> = {}): DeleteAccountHandle {
  return {
    fieldErrors: {},
    messages: deleteAccountMessages,
    waitSeconds: 0,
    setOpen: () => {},
    submit: () => {},
    state,
    ...handle,
  }
}

import { rateLimited, wrongPassword as refused } from '../../shared/form/refused-forms.ts'
import { deleteAccountMessages, type DeleteAccountState } from './delete-account.ts'
import type { DeleteAccountHandle } from './use-delete-account.ts'

/** One value per state. */
export const states = {
  closed: { status: 'closed' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: refused,
} satisfies { [S in DeleteAccountState['status']]: Extract<DeleteAccountState, { status: S }> }

/** The dialog after a wrong password. */
export const wrongPassword = {
  state: states.error,
  fieldErrors: { currentPassword: states.error.message },
} satisfies Partial<DeleteAccountHandle>

/** The dialog after too many attempts. */
export const tooManyAttempts = {
  state: rateLimited,
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

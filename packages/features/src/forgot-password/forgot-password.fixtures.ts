import { getFieldErrors } from '../shared/form/form-status.ts'
import { forgotPasswordMessages, invalidAddress, type ForgotPasswordState } from './forgot-password.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: {
    status: 'success',
    email: 'mara.lindqvist.with.a.long.address@example.com',
    resend: { status: 'waiting', seconds: 42 },
  },
  error: {
    status: 'error',
    reason: 'unreachable',
    message: 'Failed to send reset email. Please try again.',
  },
  changed: { status: 'changed' },
} satisfies { [S in ForgotPasswordState['status']]: Extract<ForgotPasswordState, { status: S }> }

/** The form with an invalid address. */
export const invalid = invalidAddress(forgotPasswordMessages)

/** The other states of the button that requests another mail. */
export const resends = {
  ready: { ...states.success, resend: { status: 'ready' } },
  pending: { ...states.success, resend: { status: 'pending' } },
  error: { ...states.success, resend: states.error },
} satisfies Record<string, ForgotPasswordState>

/** A mock return value of `useForgotPassword` in this state. Functions are no-ops unless overridden. */
export function mockHandle(
  state: ForgotPasswordState,
  handle: Partial<ForgotPasswordHandle> = {},
): ForgotPasswordHandle {
  return {
    fieldErrors: getFieldErrors(state, ['email']),
    messages: forgotPasswordMessages,
    outbox: null,
    submit: () => {},
    resend: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

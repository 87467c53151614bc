import { forgotPasswordMessages, type ForgotState } from './forgot-password.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

/** One value per state. */
export const states = {
  form: { status: 'form' },
  invalid: { status: 'invalid' },
  sending: { status: 'sending' },
  error: {
    status: 'error',
    reason: 'unreachable',
    message: 'Failed to send reset email. Please try again.',
  },
  sent: {
    status: 'sent',
    email: 'mara.lindqvist.with.a.long.address@example.com',
    again: { status: 'waiting', seconds: 42 },
  },
  changed: { status: 'changed' },
} satisfies { [S in ForgotState['status']]: Extract<ForgotState, { status: S }> }

/** The sent panel's other ways of being asked once more. */
export const again = {
  ready: { ...states.sent, again: { status: 'ready' } },
  sending: { ...states.sent, again: { status: 'sending' } },
  failed: { ...states.sent, again: states.error },
} satisfies Record<string, ForgotState>

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: ForgotState, functions: Partial<ForgotPasswordHandle> = {}): ForgotPasswordHandle {
  return {
    messages: forgotPasswordMessages,
    form: { current: null },
    outbox: null,
    submit: () => {},
    sendAgain: () => {},
    ...functions,
    state,
  }
}

import { paths } from '../shared/config/paths.ts'
import type { VerifyEmailHandle } from './use-verify-email.ts'
import { REDIRECT_AFTER_MS, verifyEmailMessages, type VerifyEmailState } from './verify-email.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  success: { status: 'success', next: paths.dashboard },
  verified: { status: 'verified' },
  error: {
    status: 'error',
    reason: 'refused',
    message: 'This link is invalid or has expired. Please sign up again.',
    code: 'invalid_link',
  },
} satisfies { [S in VerifyEmailState['status']]: Extract<VerifyEmailState, { status: S }> }

/** The errors without a message of the API. */
export const errors = {
  invalid: { status: 'error', reason: 'invalid', message: verifyEmailMessages.invalid },
  unreachable: { status: 'error', reason: 'unreachable', message: verifyEmailMessages.unreachable },
} satisfies Record<string, VerifyEmailState>

/** A mock return value of `useVerifyEmail` in this state. */
export function mockHandle(state: VerifyEmailState, handle: Partial<VerifyEmailHandle> = {}): VerifyEmailHandle {
  return {
    messages: verifyEmailMessages,
    redirectTo: state.status === 'success' ? state.next : null,
    redirectAfterMs: REDIRECT_AFTER_MS,
    retry: () => {},
    ...handle,
    state,
  }
}

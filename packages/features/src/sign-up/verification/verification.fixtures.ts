import type { VerificationHandle } from './use-verification.ts'
import { verificationMessages, type VerificationState } from './verification.ts'

/** One value per state. */
export const states = {
  waiting: { status: 'waiting', seconds: 42 },
  ready: { status: 'ready' },
  pending: { status: 'pending' },
  verified: { status: 'verified' },
  error: { status: 'error', reason: 'unreachable', message: verificationMessages.unreachable },
} satisfies { [S in VerificationState['status']]: Extract<VerificationState, { status: S }> }

/** A mock return value of `useVerification` in this state. */
export function mockHandle(state: VerificationState, handle: Partial<VerificationHandle> = {}): VerificationHandle {
  return {
    email: 'ada@example.org',
    messages: verificationMessages,
    outbox: null,
    resend: () => {},
    ...handle,
    state,
  }
}

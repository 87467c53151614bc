import type { ResendState } from '../../shared/form/resend.ts'
import type { ResendHandle } from './use-resend.ts'
import { verificationMessages } from './verification.ts'

/** One value per state. */
export const states = {
  waiting: { status: 'waiting', seconds: 42 },
  ready: { status: 'ready' },
  pending: { status: 'pending' },
  error: { status: 'error', reason: 'unreachable', message: verificationMessages.unreachable },
} satisfies { [S in ResendState['status']]: Extract<ResendState, { status: S }> }

/** A mock return value of `useResend` in this state. */
export function mockHandle(state: ResendState, handle: Partial<ResendHandle> = {}): ResendHandle {
  return {
    email: 'ada@example.org',
    messages: verificationMessages,
    outbox: null,
    resend: () => {},
    ...handle,
    state,
  }
}

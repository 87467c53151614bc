import { confirmMessages, type ConfirmState } from './confirm.ts'
import type { ConfirmHandle } from './use-confirm.ts'

/** One value per state. */
export const states = {
  verifying: { status: 'verifying' },
  success: { status: 'success', next: '/auth/update-password?type=recovery' },
  error: { status: 'error', reason: 'refused', message: 'Email link is invalid or has expired' },
} satisfies { [S in ConfirmState['status']]: Extract<ConfirmState, { status: S }> }

/** A handle in the given state, for stories and tests. */
export function mockHandle(state: ConfirmState): ConfirmHandle {
  return { state, messages: confirmMessages }
}

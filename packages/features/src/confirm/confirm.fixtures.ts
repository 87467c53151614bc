import { paths } from '../shared/config/paths.ts'
import { confirmMessages, getRedirect, type ConfirmState } from './confirm.ts'
import type { ConfirmHandle } from './use-confirm.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  success: { status: 'success', next: '/auth/update-password?type=recovery' },
  error: { status: 'error', reason: 'refused', message: 'Email link is invalid or has expired' },
} satisfies { [S in ConfirmState['status']]: Extract<ConfirmState, { status: S }> }

/** The errors without a message of the service. */
export const errors = {
  invalid: { status: 'error', reason: 'invalid', message: confirmMessages.invalid },
  refused: { status: 'error', reason: 'refused', message: confirmMessages.refused },
  unreachable: { status: 'error', reason: 'unreachable', message: confirmMessages.refused },
  unexpected: { status: 'error', reason: 'unexpected', message: confirmMessages.unexpected },
} satisfies Record<string, ConfirmState>

/** A mock return value of `useConfirm` in this state. */
export function mockHandle(state: ConfirmState, handle: Partial<ConfirmHandle> = {}): ConfirmHandle {
  const { path = null, afterMs = 0 } = getRedirect(state, paths) ?? {}
  return { messages: confirmMessages, redirectTo: path, redirectAfterMs: afterMs, retry: () => {}, ...handle, state }
}

import { paths } from '../shared/config/paths.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { rateLimited } from '../shared/form/refused-forms.ts'
import { fields, twoFactorMessages, type TwoFactorState } from './two-factor.ts'
import type { TwoFactorHandle } from './use-two-factor.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: {
    status: 'error',
    reason: 'refused',
    message: twoFactorMessages.refused,
    code: 'invalid_code',
    field: 'code',
  },
  expired: { status: 'expired' },
} satisfies { [S in TwoFactorState['status']]: Extract<TwoFactorState, { status: S }> }

/** No answer from the server. */
export const unreachable = {
  status: 'error',
  reason: 'unreachable',
  message: twoFactorMessages.unreachable,
} satisfies TwoFactorState

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: rateLimited,
  waitSeconds: 887,
} satisfies Pick<TwoFactorHandle, 'state' | 'waitSeconds'>

/** A mock return value of `useTwoFactor` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: TwoFactorState, handle: Partial<TwoFactorHandle> = {}): TwoFactorHandle {
  return {
    method: 'app',
    fieldErrors: getFieldErrors(state, fields),
    messages: twoFactorMessages,
    redirectTo: paths.dashboard,
    signInPath: paths.login,
    waitSeconds: 0,
    submit: () => {},
    setMethod: () => {},
    ...handle,
    state,
  }
}

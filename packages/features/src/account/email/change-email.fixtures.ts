import type { FormStatus } from '../../shared/form/form-status.ts'
import { getFieldErrors } from '../../shared/form/form-status.ts'
import { rateLimited } from '../../shared/form/refused-forms.ts'
import { changeEmailMessages, fields, type ChangeEmailState } from './change-email.ts'
import type { ChangeEmailHandle } from './use-change-email.ts'

/** The step in which the codes are entered. */
export function sent(entry: FormStatus = { status: 'idle' }): Extract<ChangeEmailState, { status: 'sent' }> {
  return { status: 'sent', email: 'ada.keller@example.com', entry }
}

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: changeEmailMessages.unreachable },
  sent: sent(),
} satisfies { [S in ChangeEmailState['status']]: Extract<ChangeEmailState, { status: S }> }

/** The states of the form in which the codes are entered. */
export const entries = {
  pending: { status: 'pending' },
  wrong: {
    status: 'error',
    reason: 'refused',
    message: 'One of the codes is wrong or has expired.',
    code: 'invalid_code',
  },
} satisfies Record<string, FormStatus>

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: rateLimited,
  waitSeconds: 887,
} satisfies Pick<ChangeEmailHandle, 'state' | 'waitSeconds'>

export { wrongPassword } from '../../shared/form/refused-forms.ts'

/** A mock return value of `useChangeEmail` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: ChangeEmailState, handle: Partial<ChangeEmailHandle> = {}): ChangeEmailHandle {
  return {
    fieldErrors: state.status === 'sent' ? {} : getFieldErrors(state, fields),
    messages: changeEmailMessages,
    waitSeconds: 0,
    submit: () => {},
    confirm: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

import { paths } from '../shared/config/paths.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { rateLimited } from '../shared/form/refused-forms.ts'
import { fields, signInMessages, type SignInState } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: 'Invalid email or password' },
} satisfies { [S in SignInState['status']]: Extract<SignInState, { status: S }> }

/** After too many attempts, with the time to wait. */
export const tooManyAttempts = {
  state: rateLimited,
  waitSeconds: 887,
} satisfies Pick<SignInHandle, 'state' | 'waitSeconds'>

/** The password is right, but an operator has locked the account. */
export const locked = {
  status: 'error',
  reason: 'refused',
  message: 'This account is locked. Please contact us.',
  code: 'account_locked',
} satisfies SignInState

/** A mock return value of `useSignIn` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: SignInState, handle: Partial<SignInHandle> = {}): SignInHandle {
  return {
    fieldErrors: getFieldErrors(state, fields),
    messages: signInMessages,
    redirectTo: paths.dashboard,
    lastProvider: null,
    waitSeconds: 0,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

import { PASSWORD_MIN } from '@summit/contract'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { fields, toFaultError, signUpMessages, type SignUpState } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  verify: { status: 'verify', email: 'ada@example.org' },
  error: toFaultError('mismatch', PASSWORD_MIN, signUpMessages),
} satisfies { [S in SignUpState['status']]: Extract<SignUpState, { status: S }> }

/** The form after a password that is too short, where accounts are created. */
export const tooShort = toFaultError('short', PASSWORD_MIN, signUpMessages)

/** A mock return value of `useSignUp` in this state, in the demo. Functions are no-ops unless overridden. */
export function mockHandle(state: SignUpState, handle: Partial<SignUpHandle> = {}): SignUpHandle {
  return {
    fieldErrors: getFieldErrors(state, fields),
    messages: signUpMessages,
    isDemo: true,
    redirectTo: null,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

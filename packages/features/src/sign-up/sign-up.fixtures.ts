import { fieldErrorsOf } from '../shared/form/form-status.ts'
import { fields, mismatchOf, signUpMessages, type SignUpState } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: mismatchOf(signUpMessages),
} satisfies { [S in SignUpState['status']]: Extract<SignUpState, { status: S }> }

/** A mock return value of `useSignUp` in this state, in the demo. Functions are no-ops unless overridden. */
export function mockHandle(state: SignUpState, handle: Partial<SignUpHandle> = {}): SignUpHandle {
  return {
    fieldErrors: fieldErrorsOf(state, fields),
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

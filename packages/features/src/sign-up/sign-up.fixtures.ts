import { signUpMessages, type SignUpState } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'mismatch', message: 'Passwords do not match' },
} satisfies { [S in SignUpState['status']]: Extract<SignUpState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: SignUpState, functions: Partial<SignUpHandle> = {}): SignUpHandle {
  return { messages: signUpMessages, form: { current: null }, submit: () => {}, ...functions, state }
}

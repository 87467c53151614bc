import { signInMessages, type SignInState } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: 'Invalid email or password' },
} satisfies { [S in SignInState['status']]: Extract<SignInState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: SignInState, functions: Partial<SignInHandle> = {}): SignInHandle {
  return { messages: signInMessages, submit: () => {}, ...functions, state }
}

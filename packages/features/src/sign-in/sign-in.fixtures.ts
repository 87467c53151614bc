import { signInMessages, type SignInState } from './sign-in.ts'
import type { SignInHandle } from './use-sign-in.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'refused', message: 'Invalid email or password' },
} satisfies { [S in SignInState['status']]: Extract<SignInState, { status: S }> }

/** A sign-in screen stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: SignInState, verbs: Partial<SignInHandle> = {}): SignInHandle {
  return { messages: signInMessages, submit: () => {}, ...verbs, state }
}

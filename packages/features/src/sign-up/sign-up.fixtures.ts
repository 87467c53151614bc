import { signUpMessages, type SignUpState } from './sign-up.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'mismatch', message: 'Passwords do not match' },
} satisfies { [S in SignUpState['status']]: Extract<SignUpState, { status: S }> }

/** A sign-up screen stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: SignUpState, verbs: Partial<SignUpHandle> = {}): SignUpHandle {
  return { messages: signUpMessages, form: { current: null }, submit: () => {}, ...verbs, state }
}

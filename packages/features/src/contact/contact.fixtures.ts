import { contactMessages, type ContactState } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  sending: { status: 'sending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: 'Network error. Please try again.' },
} satisfies { [S in ContactState['status']]: Extract<ContactState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: ContactState, functions: Partial<ContactHandle> = {}): ContactHandle {
  return { messages: contactMessages, form: { current: null }, submit: () => {}, ...functions, state }
}

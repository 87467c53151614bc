import { contactMessages, type ContactState } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  sending: { status: 'sending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: 'Network error. Please try again.' },
} satisfies { [S in ContactState['status']]: Extract<ContactState, { status: S }> }

/** A contact form stopped in one state. Its verb does nothing unless you pass your own. */
export function still(state: ContactState, verbs: Partial<ContactHandle> = {}): ContactHandle {
  return { messages: contactMessages, form: { current: null }, submit: () => {}, ...verbs, state }
}

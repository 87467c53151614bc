import { enquiryFields, contactMessages, type ContactState } from './contact.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import type { ContactHandle } from './use-contact.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: 'Network error. Please try again.' },
} satisfies { [S in ContactState['status']]: Extract<ContactState, { status: S }> }

/** A mock return value of `useContact` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: ContactState, handle: Partial<ContactHandle> = {}): ContactHandle {
  return {
    fieldErrors: getFieldErrors(state, enquiryFields),
    messages: contactMessages,
    isDemo: true,
    form: { current: null },
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    ...handle,
    state,
  }
}

import { getFieldErrors } from '../shared/form/form-status.ts'
import { newsletterMessages, signupFields, type NewsletterState } from './newsletter.ts'
import type { NewsletterHandle } from './use-newsletter.ts'

/** One value per state. */
export const states = {
  hidden: { status: 'hidden' },
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: {
    status: 'error',
    reason: 'refused',
    message: 'Please enter one email address, such as you@example.org.',
    field: 'email',
  },
} satisfies { [S in NewsletterState['status']]: Extract<NewsletterState, { status: S }> }

/** A mock return value of `useNewsletter` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: NewsletterState, handle: Partial<NewsletterHandle> = {}): NewsletterHandle {
  return {
    fieldErrors: getFieldErrors(state, signupFields),
    messages: newsletterMessages,
    submit: () => {},
    cancel: () => {},
    reset: () => {},
    dismiss: () => {},
    ...handle,
    state,
  }
}

import { newsletterMessages, type NewsletterState } from './newsletter.ts'
import type { NewsletterHandle } from './use-newsletter.ts'

/** One value per state. */
export const states = {
  hidden: { status: 'hidden' },
  editing: { status: 'editing' },
  sending: { status: 'sending' },
  error: {
    status: 'error',
    reason: 'refused',
    message: 'Please enter one email address, such as you@example.org.',
    field: 'email',
  },
} satisfies { [S in NewsletterState['status']]: Extract<NewsletterState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: NewsletterState, functions: Partial<NewsletterHandle> = {}): NewsletterHandle {
  return {
    messages: newsletterMessages,
    form: { current: null },
    submit: () => {},
    dismiss: () => {},
    ...functions,
    state,
  }
}

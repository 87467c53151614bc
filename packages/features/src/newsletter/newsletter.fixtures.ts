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

/** A pop-up stopped in one state. Its verbs do nothing unless you pass your own. */
export function still(state: NewsletterState, verbs: Partial<NewsletterHandle> = {}): NewsletterHandle {
  return { messages: newsletterMessages, form: { current: null }, submit: () => {}, dismiss: () => {}, ...verbs, state }
}

import type { NewsletterCall } from '../contract/index.ts'
import type { Notice } from '../shared/ports.ts'
import type { Storage } from '../shared/storage/storage.ts'
import { failureText, type Failure, type Port, type Submission, type Success } from '../shared/submission/submission.ts'

/** What a visitor hands in. `name` is null when left blank (CALLS-14). */
export type Signup = Pick<NewsletterCall, 'email' | 'name'>

/** What the newsletter asks of the world. */
export type Subscribe = Port<Signup>

/** Whether this visitor has had the pop-up before: dismissed it, or signed up (STORE-05). */
export interface Seen {
  read: () => boolean
  set: () => void
}

/**
 * Calls `act` once, as soon as a visitor can be spoken to: at once, or when the field is left, the other dialog is
 * closed, the tab is shown. Calling the answer takes that back.
 */
export type WhenFree = (act: () => void) => () => void

/** From arriving to the pop-up (NEWS-14). In ms. */
export const OPENS_AFTER_MS = 30_000

/** The storage key that keeps the pop-up from opening by itself (STORE-04). It carries no brand. */
export const SEEN_KEY = 'newsletter-popup-seen'

/** The flag in `storage`. It counts when it is there at all (NEWS-15); we write `true` (STORE-05). */
export function newsletterSeen(storage: Pick<Storage, 'read' | 'write'>): Seen {
  return {
    read: () => storage.read(SEEN_KEY) !== null,
    set: () => storage.write(SEEN_KEY, 'true'),
  }
}

/** Whether the pop-up is in sight. It opens by itself once: from `closed` there is no way back. */
export type Presence = 'awaited' | 'open' | 'closed'

/** One member per face. Success has none: the pop-up closes and a toast speaks (NEWS-18, NEWS-21). */
export type NewsletterState = { status: 'hidden' } | { status: 'editing' } | { status: 'sending' }

/** All the pop-up adds to a submission: it can be out of sight. */
export function newsletterState(presence: Presence, signup: Submission<Signup>): NewsletterState {
  if (presence !== 'open') return { status: 'hidden' }
  return signup.status === 'pending' ? { status: 'sending' } : { status: 'editing' }
}

/** What the toast says of an answer. `outbox` is where the mail can be seen, on a server that is being tried out. */
export function noticeOf(answer: Success | Failure, messages: NewsletterMessages, outbox: string | null): Notice {
  if (answer.ok) {
    const link = outbox === null ? undefined : { text: messages.seeMail, href: outbox }
    return { kind: 'plain', title: messages.successTitle, text: messages.successText, link }
  }
  return { kind: 'destructive', title: messages.failureTitle, text: failureText(answer, messages) }
}

/** The pop-up's words. */
export const newsletterMessages = {
  title: 'Get Your FREE Workout PDF',
  text: 'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
  plan: 'Four weeks uphill',
  name: 'Name',
  namePlaceholder: 'Your name (optional)',
  email: 'Email',
  emailPlaceholder: 'Enter your email',
  submit: 'Get Free Workout PDF',
  sending: 'Getting Your PDF...',
  close: 'Close',
  note: 'No spam, unsubscribe anytime. We respect your privacy.',
  successTitle: 'Success! 🎉',
  successText: 'Check your email for your free workout PDF!',
  seeMail: 'See the mail',
  failureTitle: 'Error',
  refused: 'Failed to subscribe',
  unreachable: 'Something went wrong. Please try again.',
}
export type NewsletterMessages = typeof newsletterMessages

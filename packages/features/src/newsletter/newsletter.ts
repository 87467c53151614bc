import type { NewsletterRequest } from '@summit/contract'
import type { Notice } from '../shared/ports.ts'
import type { KeyValueStore } from '../shared/storage/storage.ts'
import { toFormStatus, type Failed } from '../shared/submission/form-status.ts'
import { failureText, type Failure, type Port, type Submission, type Success } from '../shared/submission/submission.ts'

/** What a visitor submits. `name` is null when left blank (CALLS-14). */
export type Signup = Pick<NewsletterRequest, 'email' | 'name'>

/** The port that subscribes an address. */
export type Subscribe = Port<Signup>

/** Whether this visitor has had the pop-up before: dismissed it, or signed up (STORE-05). */
export interface Seen {
  read: () => boolean
  set: () => void
}

/**
 * Calls `act` once no field has the focus, no dialog is open and the tab is in the foreground. Returns a function that
 * cancels it.
 */
export type WhenFree = (act: () => void) => () => void

/** Delay after arrival before the pop-up opens (NEWS-14), in ms. */
export const OPENS_AFTER_MS = 30_000

/** The storage key that keeps the pop-up from opening by itself (STORE-04). It has no brand prefix. */
export const SEEN_KEY = 'newsletter-popup-seen'

/** The flag in `storage`. It counts when it is there at all (NEWS-15); we write `true` (STORE-05). */
export function newsletterSeen(storage: Pick<KeyValueStore, 'read' | 'write'>): Seen {
  return {
    read: () => storage.read(SEEN_KEY) !== null,
    set: () => storage.write(SEEN_KEY, 'true'),
  }
}

/** Whether the pop-up is shown. It opens by itself once, and stays closed afterwards. */
export type Presence = 'awaited' | 'open' | 'closed'

/**
 * One member for each state of the view. Success has none: the pop-up closes and a toast is shown (NEWS-18, NEWS-21).
 */
export type NewsletterState = { status: 'hidden' } | { status: 'editing' } | { status: 'sending' } | Failed

/** The state that is shown: that of the submission, while the pop-up is open. */
export function newsletterState(presence: Presence, signup: Submission, messages: NewsletterMessages): NewsletterState {
  if (presence !== 'open') return { status: 'hidden' }
  const formStatus = toFormStatus(signup, 'sending', messages)
  return formStatus.status === 'sending' || formStatus.status === 'error' ? formStatus : { status: 'editing' }
}

/** The toast for an answer. `outbox` is the address where a server that sends no mails shows them, if any. */
export function noticeOf(answer: Success | Failure, messages: NewsletterMessages, outbox: string | null): Notice {
  if (answer.ok) {
    const link = outbox === null ? undefined : { text: messages.seeMail, href: outbox }
    return { kind: 'plain', title: messages.successTitle, text: messages.successText, link }
  }
  return { kind: 'destructive', title: messages.failureTitle, text: failureText(answer, messages) }
}

/** The pop-up's texts. */
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

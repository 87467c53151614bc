import { apiRoutes, newsletterRequest, newsletterResponse, type NewsletterRequest } from '@summit/contract'
import type { Notice } from '../shared/ports/ports.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { toFormStatus, type Failed, type FormStatus } from '../shared/form/form-status.ts'
import { postForm } from '../shared/form/post-form.ts'
import {
  failureText,
  type Failure,
  type Port,
  type Submission,
  type Success,
  type CodeTexts,
} from '../shared/form/submission.ts'

/** What a visitor submits. `name` is null when left blank. */
export type Signup = Pick<NewsletterRequest, 'email' | 'name'>

/** The fields of the form, by the names of their inputs. */
export const signupFields = ['email', 'name'] as const satisfies (keyof Signup)[]

/** The port that subscribes an address. */
export type Subscribe = Port<Signup>

/** Whether the pop-up is shown. It opens by itself once, and stays closed afterwards. */
export type Presence = 'awaited' | 'open' | 'closed'

/** State of the pop-up. It is closed while `hidden`, and the default view closes it after `success`. */
export type NewsletterState = { status: 'hidden' } | FormStatus

/** Why the last attempt failed: `refused` by the server or `unreachable`, with the message that is shown. */
export type NewsletterError = Failed

/** Error messages of the rejected fields, by field name. */
export type NewsletterFieldErrors = Partial<Record<keyof Signup, string>>

/** Fields of the request that the visitor does not enter. */
export interface NewsletterOffer {
  /** Where the visitor signs up. @default 'popup' */
  source?: string
  /** What the visitor receives: the incentive. @default 'free_workout_pdf' */
  leadMagnet?: string
}

/** The state of the pop-up: that of its form, whether the pop-up is open or the form is used without it. */
export function newsletterState(presence: Presence, signup: Submission, messages: NewsletterMessages): NewsletterState {
  return presence === 'open' || signup.status !== 'idle' ? toFormStatus(signup, messages) : { status: 'hidden' }
}

/**
 * The newsletter over HTTP. `success` decides, whatever the status, so that a refusal in JSON shows the
 * server's message; a missing or unreadable response is a network error.
 */
export function subscribeCall(request: HttpClient, offer: NewsletterOffer = {}): Subscribe {
  const { source = 'popup', leadMagnet = 'free_workout_pdf' } = offer
  return async ({ email, name }, signal) => {
    const result = await postForm(request, {
      path: apiRoutes.newsletterSignup,
      body: { email, name, source, leadMagnet },
      fields: signupFields,
      schema: newsletterRequest,
      response: newsletterResponse,
      anyStatus: true,
      signal,
    })
    return result.ok ? { ok: true } : result
  }
}

/** Where the toast after subscribing leads. */
interface NextStep {
  /** The address where a server that sends no mails shows them, if any. */
  outbox: string | null
  /** The app's page in the App Store, if it has one. */
  appStore: string | undefined
}

/** The toast for a result. It leads to the mail where that can be seen, else to the app. */
export function toNotice(
  result: Success | Failure,
  messages: NewsletterMessages,
  { outbox, appStore }: NextStep,
): Notice {
  if (result.ok) {
    const app = appStore === undefined ? undefined : { text: messages.getApp, href: appStore }
    const link = outbox === null ? app : { text: messages.seeMail, href: outbox }
    return { intent: 'neutral', title: messages.successTitle, text: messages.successText, link }
  }
  return { intent: 'danger', title: messages.failureTitle, text: failureText(result, messages) }
}

/** The pop-up's texts. */
export const newsletterMessages = {
  title: 'Get our newsletter',
  text: 'News from us, delivered to your inbox.',
  /** The title on a drawing of what subscribers get; empty for no drawing. */
  plan: '',
  name: 'Name',
  namePlaceholder: 'Your name (optional)',
  email: 'Email',
  emailPlaceholder: 'Enter your email',
  submit: 'Subscribe',
  sending: 'Subscribing...',
  close: 'Close',
  note: 'No spam, unsubscribe anytime. We respect your privacy.',
  successTitle: 'Success! 🎉',
  successText: 'Check your email.',
  seeMail: 'See the mail',
  getApp: 'Get the app meanwhile',
  failureTitle: 'Error',
  refused: 'Failed to subscribe',
  unreachable: 'Something went wrong. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type NewsletterMessages = typeof newsletterMessages

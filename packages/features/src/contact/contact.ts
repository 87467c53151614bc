import type { Clock } from '../shared/ports/clock.ts'
import type { Notice } from '../shared/ports/ports.ts'
import type { Question } from '../shared/config/question.ts'
import type { Failed, FormStatus } from '../shared/form/form-status.ts'
import { simulated } from '../shared/form/simulated.ts'
import { failureText, type Failure, type Port, type Success, type CodeTexts } from '../shared/form/submission.ts'

/** What a visitor submits. */
export interface Enquiry {
  name: string
  email: string
  subject: string
  message: string
}

/** The fields of the form, by the names of their inputs. */
export const enquiryFields = ['name', 'email', 'subject', 'message'] as const satisfies (keyof Enquiry)[]

/** The port that sends an enquiry. */
export type SendEnquiry = Port<Enquiry>

/** What the form shows. A failure is shown until the next attempt. */
export type ContactState = FormStatus

/** Why the last attempt failed: `refused` by the host's call or `unreachable`, with the message that is shown. */
export type ContactError = Failed

/** Error messages of the rejected fields, by field name. */
export type ContactFieldErrors = Partial<Record<keyof Enquiry, string>>

/** How long the simulated request takes, in ms. */
export const SIMULATED_MS = 1000

/** A port that sends nothing and succeeds after a second. */
export function simulatedSend(clock: Pick<Clock, 'after'>): SendEnquiry {
  return simulated(clock, SIMULATED_MS)
}

/** The toast for a result. */
export function toNotice(result: Success | Failure, messages: ContactMessages): Notice {
  if (result.ok) return { intent: 'neutral', title: messages.successTitle, text: messages.successText }
  return { intent: 'danger', title: messages.errorTitle, text: failureText(result, messages) }
}

/** The `tel:` URL of a formatted phone number. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

const faq: readonly Question[] = []

/** The page's texts. */
export const contactMessages = {
  title: 'Contact us',
  lead: 'Send us an email or a message.',
  /** Below the address and the number, such as the hours; empty for none. */
  emailNote: '',
  phoneNote: '',
  formTitle: 'Contact form',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  demoNote: 'This form is a demo and sends nothing. To reach us, please email or call.',
  demoSentTitle: 'Thanks for trying the form.',
  demoSentText: 'It is a demo, so nothing was sent. To reach us, please email or call.',
  withoutScripts: 'This form needs JavaScript. Email works without it.',
  faqTitle: 'Questions',
  /** Left out of the page if empty. */
  faq,
  successTitle: 'Message sent successfully!',
  successText: "We'll get back to you within 24 hours.",
  keptNote: 'What you wrote stays in this tab until it is sent.',
  errorTitle: 'Error',
  refused: 'Your message could not be sent.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ContactMessages = typeof contactMessages

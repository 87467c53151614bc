import type { Clock } from '../shared/clock/clock.ts'
import type { Notice } from '../shared/ports.ts'
import { simulated } from '../shared/submission/simulated.ts'
import type { FormStatus } from '../shared/submission/form-status.ts'
import { failureText, type Failure, type Port, type Success } from '../shared/submission/submission.ts'

/** What a visitor writes (CONTACT-01). */
export interface Enquiry {
  name: string
  email: string
  subject: string
  message: string
}

/** The port that sends a message. */
export type Send = Port<Enquiry>

/** How long sending seems to take (CONTACT-11), in ms. */
export const SIMULATED_MS = 1000

/**
 * Sends nothing (CONTACT-12, T-10): it succeeds after a moment. A host that answers messages passes a call of its own.
 */
export function simulatedSend(clock: Pick<Clock, 'after'>): Send {
  return simulated(clock, SIMULATED_MS)
}

/** What the form shows (CONTACT-08). */
export type ContactState = FormStatus<'sending'>

/** The toast for an answer. The simulated call never fails; a host's own may. */
export function noticeOf(answer: Success | Failure, messages: ContactMessages): Notice {
  if (answer.ok) return { kind: 'plain', title: messages.successTitle, text: messages.successText }
  return { kind: 'destructive', title: messages.errorTitle, text: failureText(answer, messages) }
}

/** The `tel:` address of a phone number as people write it. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The page's texts. */
export const contactMessages = {
  title: 'Talk to a person.',
  lead: 'Questions, bugs, doubts about a knee: email us and a person replies within 24 hours.',
  emailNote: 'Read every day, weekends included',
  phoneNote: 'Monday-Friday 9AM-6PM PST',
  formTitle: 'Contact form',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  rehearsal: 'This form is a demo and sends nothing. To reach us, please email or call.',
  sentTitle: 'Thanks for trying the form.',
  sentText: 'It is a demo, so nothing was sent. To reach us, please email or call.',
  withoutScripts: 'This form needs JavaScript. Email works without it.',
  faqTitle: 'Questions we often hear',
  faq: [
    {
      question: 'I found a bug. What should I tell you?',
      answer: 'Your device, the app version (Settings › About) and what you tapped last.',
    },
    {
      question: 'Can you cancel my subscription for me?',
      answer: 'No, only the store can. Open Subscriptions there: three taps.',
    },
    {
      question: 'Who answers the phone?',
      answer: 'The person who wrote or filmed what you are asking about, unless they are out on a hill.',
    },
  ],
  successTitle: 'Message sent successfully!',
  successText: "We'll get back to you within 24 hours.",
  errorTitle: 'Error',
  refused: 'Your message could not be sent.',
  unreachable: 'Network error. Please try again.',
}
export type ContactMessages = typeof contactMessages

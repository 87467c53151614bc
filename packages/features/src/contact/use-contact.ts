'use client'

import { useRef, type RefObject } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Notify } from '../shared/ports.ts'
import { faceOf } from '../shared/submission/face.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  contactMessages,
  noticeOf,
  type ContactMessages,
  type ContactState,
  type Enquiry,
  type Send,
} from './contact.ts'

/** What the contact form needs of its host. */
export interface ContactPorts {
  send: Send
  notify: Notify
}

/** The contact form, as its view takes it. */
export interface ContactHandle {
  state: ContactState
  messages: ContactMessages
  /** The ref for the form, which success clears (CONTACT-13). */
  form: RefObject<HTMLFormElement | null>
  /** Sends what was written; does nothing while something is on its way. */
  submit: (enquiry: Enquiry) => void
}

/** The state of the contact form: sends one message at a time, shows a toast, and clears the form after success. */
export function useContact({ send, notify }: ContactPorts): ContactHandle {
  const messages = useMessages(contactMessages)
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(send, (answer) => {
    if (answer.ok) form.current?.reset()
    notify(noticeOf(answer, messages))
  })
  return { state: faceOf(submission.state, 'sending', messages), messages, form, submit: submission.submit }
}

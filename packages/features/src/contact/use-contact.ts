'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Notify } from '../shared/ports.ts'
import { toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  contactMessages,
  noticeOf,
  type ContactMessages,
  type ContactState,
  type Enquiry,
  type Send,
} from './contact.ts'
import type { Draft } from './draft.ts'

/** Ports of the contact form. */
export interface ContactPorts {
  send: Send
  draft: Draft
  notify: Notify
}

/** State, messages and functions of the contact form. */
export interface ContactHandle {
  state: ContactState
  messages: ContactMessages
  /** The ref for the form, which keeps a draft and which success clears (CONTACT-13). */
  form: RefObject<HTMLFormElement | null>
  /** Sends what was written; does nothing while something is on its way. */
  submit: (enquiry: Enquiry) => void
}

/** The state of the contact form: keeps a draft, sends one message at a time, shows a toast, and clears the form after
 * success. */
export function useContact({ send, draft, notify }: ContactPorts): ContactHandle {
  const messages = useMessages(contactMessages)
  const form = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent(draft.restore)
  const keep = useEffectEvent(draft.keep)
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element)
    const onInput = () => keep(element)
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [])

  const submission = useSubmission(send, (answer) => {
    if (answer.ok) {
      form.current?.reset()
      draft.forget()
    }
    notify(noticeOf(answer, messages))
  })
  return { state: toFormStatus(submission.state, 'sending', messages), messages, form, submit: submission.submit }
}

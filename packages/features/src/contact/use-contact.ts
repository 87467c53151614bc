'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { fieldErrorsOf, toFailed, toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import { usePorts } from '../shared/use-ports.ts'
import {
  contactMessages,
  enquiryFields,
  noticeOf,
  simulatedSend,
  type ContactError,
  type ContactFieldErrors,
  type ContactMessages,
  type ContactState,
  type Enquiry,
  type SendEnquiry,
} from './contact.ts'
import { createDraft } from './draft.ts'

/** What differs from the provider's ports and from Summit's contact form. */
export interface ContactOptions extends Partial<Pick<Ports, 'clock' | 'notify' | 'tabStorage'>> {
  /** Sends an enquiry. @default a demo, which sends nothing and succeeds after a second */
  send?: SendEnquiry
  /** Called once an enquiry was sent. */
  onSuccess?: () => void
  /** Called after every failed attempt. */
  onError?: (error: ContactError) => void
  /** Your texts, in place of the provider's. */
  messages?: Partial<ContactMessages>
}

/** The contact form, as its view takes it. */
export interface ContactHandle {
  state: ContactState
  /** The messages of the fields that were refused, by their names. Empty where the failure is of no field. */
  fieldErrors: ContactFieldErrors
  messages: ContactMessages
  /** Whether this is the demo that sends nothing: no `send` was passed. */
  isDemo: boolean
  /** The ref of a form whose fields are uncontrolled: they are cleared by success, and kept in this tab until then. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the enquiry; does nothing during another request. */
  submit: (enquiry: Enquiry) => void
  /** Aborts the request that is under way. */
  cancel: () => void
  /** Back to `idle`: aborts the request that is under way, and forgets what the last attempt came to. */
  reset: () => void
}

/**
 * The state of the contact form: sends one request at a time, shows a toast, clears the form after success, and keeps
 * a draft until then. Unmounting cancels the request. Ports come from the provider.
 */
export function useContact(options: ContactOptions = {}): ContactHandle {
  const { clock, notify, tabStorage } = { ...usePorts(), ...options }
  const { send = simulatedSend(clock), onSuccess, onError } = options
  const messages = useMessages(contactMessages, options.messages)

  const form = useRef<HTMLFormElement>(null)
  const draft = createDraft(tabStorage, useConfig().storagePrefix)
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
    if (answer.ok) onSuccess?.()
    else onError?.(toFailed(answer, messages))
  })
  const state = toFormStatus(submission.state, 'pending', messages)

  return {
    state,
    fieldErrors: fieldErrorsOf(state, enquiryFields),
    messages,
    isDemo: !options.send,
    form,
    submit: submission.submit,
    cancel: submission.cancel,
    reset: submission.reset,
  }
}

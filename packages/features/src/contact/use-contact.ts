'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../shared/form/form-status.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  contactMessages,
  enquiryFields,
  toNotice,
  simulatedSend,
  type ContactError,
  type ContactFieldErrors,
  type ContactMessages,
  type ContactState,
  type Enquiry,
  type SendEnquiry,
} from './contact.ts'
import { createDraft } from './draft.ts'
import { sendEnquiryCall } from './send-enquiry.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ContactOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'notify' | 'tabStorage'>> {
  /** Sends an enquiry. @default `POST /api/contact` with the provider's `sendsEnquiries`; else a demo, which sends nothing */
  send?: SendEnquiry | undefined
  /** Called once an enquiry was sent. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: ContactError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ContactMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ContactHandle {
  state: ContactState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: ContactFieldErrors
  messages: ContactMessages
  /** Whether the form is a demo, which sends nothing and succeeds after a second. */
  isDemo: boolean
  /** The ref of a form whose fields are uncontrolled: they are cleared by success, and kept in this tab until then. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the enquiry; does nothing during another request. */
  submit: (enquiry: Enquiry) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: aborts the pending request and discards the last result. */
  reset: () => void
}

/**
 * The state of the contact form: sends one request at a time, shows a toast, clears the form after success, and keeps
 * a draft until then. Unmounting cancels the request. Ports come from the provider.
 */
export function useContact(options: ContactOptions = {}): ContactHandle {
  const { request, clock, notify, tabStorage } = usePorts(options)
  const { sendsEnquiries, storagePrefix } = useConfig()
  const { send = sendsEnquiries ? sendEnquiryCall(request) : simulatedSend(clock), onSuccess, onError } = options
  const messages = useMessages(contactMessages, options.messages)

  const form = useRef<HTMLFormElement>(null)
  const draft = createDraft(tabStorage, storagePrefix)
  const restore = useEffectEvent(draft.restore)
  const keep = useEffectEvent(draft.keep)
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element)
    const onInput = () => keep(element)
    // No event of what was typed before hydration arrives here.
    onInput()
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [])

  const submission = useSubmission(send, (result) => {
    if (result.ok) {
      form.current?.reset()
      draft.forget()
    }
    notify(toNotice(result, messages))
    if (result.ok) onSuccess?.()
    else onError?.(toFailed(result, messages))
  })
  const state = toFormStatus(submission.state, messages)

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state, enquiryFields),
    messages,
    isDemo: !options.send && !sendsEnquiries,
    form,
    submit: submission.submit,
    cancel: submission.cancel,
    reset: submission.reset,
  })
}

'use client'

import { TextArea } from '@summit/ui/text-area'
import { TextField } from '@summit/ui/text-field'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import type { Enquiry } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

/** The form of the contact page. It is read-only while a message is sent, because success clears it. */
export function ContactForm({ contact: { state, messages, form, submit } }: { contact: ContactHandle }) {
  const { formProps, errorOf } = useForm((data) => submit(enquiryIn(data)))
  const isSending = state.status === 'sending'
  const isSent = state.status === 'success'
  const sentHeading = useResultFocus(isSent ? state.status : null)
  const field = (name: keyof Enquiry) => ({
    name,
    label: messages[name],
    required: true,
    readOnly: isSending,
    error: errorOf(name),
  })
  return (
    <form ref={form} {...formProps} aria-busy={isSending} data-state={state.status} className="grid grid-cols-1 gap-6">
      {isSent && (
        <div className="grid gap-1 border-s-3 border-success ps-4">
          <h3 ref={sentHeading} tabIndex={-1} className="text-h4 outline-none">
            {messages.sentTitle}
          </h3>
          <p className="text-small text-ink-muted">{messages.sentText}</p>
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 @min-[30rem]:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={5} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 scriptless:*:first:hidden">
        <SubmitButton
          pending={isSending}
          pendingLabel={messages.sending}
          error={state.status === 'error' ? state.message : undefined}
        >
          {messages.submit}
        </SubmitButton>
        <p className="hidden scriptless:block">{messages.withoutScripts}</p>
        <p className="min-w-0 grow basis-60 text-small text-ink-muted">{messages.rehearsal}</p>
      </div>
    </form>
  )
}

function enquiryIn(data: FormData): Enquiry {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    subject: formText(data, 'subject'),
    message: formText(data, 'message'),
  }
}

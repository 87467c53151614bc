'use client'

import { Alert } from '@summit/ui/alert'
import { TextArea } from '@summit/ui/text-area'
import { TextField } from '@summit/ui/text-field'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { getFormError } from '../shared/form/form-status.ts'
import type { Enquiry } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

export interface ContactFormViewProps {
  contact: ContactHandle
}

/**
 * The contact form, for a dialog, a card or a page of your own. It is read-only while a message is sent, because success
 * clears it.
 */
export function ContactFormView({ contact }: ContactFormViewProps) {
  const { state, fieldErrors, messages, isDemo, form, submit } = contact
  const { formProps, getError, errors } = useForm((data) => submit(readEnquiry(data)), fieldErrors)
  const isPending = state.status === 'pending'
  const isSent = state.status === 'success'
  const note = isDemo ? messages.demoNote : state.status === 'error' ? messages.keptNote : undefined
  const sentHeading = useResultFocus(isSent ? state.status : null)
  const field = (name: keyof Enquiry) => ({
    name,
    label: messages[name],
    required: true,
    readOnly: isPending,
    error: getError(name),
  })
  return (
    <form ref={form} {...formProps} aria-busy={isPending} data-state={state.status} className="grid grid-cols-1 gap-6">
      {isSent && (
        <Alert intent="success" variant="plain" role="none" className="grid gap-1">
          <h3 ref={sentHeading} tabIndex={-1} className="text-h4 text-ink outline-none">
            {isDemo ? messages.demoSentTitle : messages.successTitle}
          </h3>
          <p>{isDemo ? messages.demoSentText : messages.successText}</p>
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-6 @min-[30rem]:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={5} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 scriptless:*:first:hidden">
        <SubmitButton pending={isPending} pendingLabel={messages.sending} error={getFormError(state, errors)}>
          {messages.submit}
        </SubmitButton>
        <p className="hidden scriptless:block">{messages.withoutScripts}</p>
        {note !== undefined && <p className="min-w-0 grow basis-60 text-small text-ink-muted">{note}</p>}
      </div>
    </form>
  )
}

function readEnquiry(data: FormData): Enquiry {
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    subject: formText(data, 'subject'),
    message: formText(data, 'message'),
  }
}

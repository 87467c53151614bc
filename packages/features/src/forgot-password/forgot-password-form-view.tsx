'use client'

import { TextField } from '@summit/ui/text-field'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { getFormError } from '../shared/form/form-status.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

export interface ForgotPasswordFormViewProps {
  forgotPassword: ForgotPasswordHandle
}

/** The form that requests the mail, for a dialog, a card or a page of your own. After success it is a sentence. */
export function ForgotPasswordFormView({
  forgotPassword: { state, fieldErrors, messages, submit },
}: ForgotPasswordFormViewProps) {
  const { formProps, getError } = useForm((data) => submit({ email: formText(data, 'email') }), fieldErrors)
  const isPending = state.status === 'pending'
  const isResult = state.status === 'success' || state.status === 'changed'
  const sentence = useResultFocus<HTMLParagraphElement>(isResult ? state.status : null)
  if (isResult) {
    return (
      <p ref={sentence} tabIndex={-1} role="status" className="outline-none">
        {state.status === 'success' ? messages.successText : messages.changedText}
      </p>
    )
  }
  return (
    <form
      {...formProps}
      // The feature validates the address, to show its own message.
      noValidate
      aria-busy={isPending}
      data-state={state.status}
      className="grid gap-6"
    >
      <TextField
        label={messages.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        error={getError('email')}
      />
      <SubmitButton
        block
        pending={isPending}
        pendingLabel={messages.submitting}
        error={getFormError(state, fieldErrors)}
      >
        {messages.submit}
      </SubmitButton>
    </form>
  )
}

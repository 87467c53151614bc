'use client'

import { TextField } from '@summit/ui/text-field'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { getFormError } from '../shared/form/form-status.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

/** The form that requests the mail. */
export function EmailForm({ state, fieldErrors, messages, submit }: ForgotPasswordHandle) {
  const { formProps, getError } = useForm((data) => submit({ email: formText(data, 'email') }), fieldErrors)
  const isPending = state.status === 'pending'
  return (
    <>
      <StatusMessage heading={messages.title} text={messages.text} />
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
    </>
  )
}

'use client'

import { PasswordField } from '@summit/ui/password-field'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { Sentence } from '../shared/config/sentence.tsx'
import { getFormError } from '../shared/form/form-status.ts'
import type { NewPassword, UpdatePasswordMessages, UpdatePasswordState } from './update-password.ts'
import type { UpdatePasswordHandle } from './use-update-password.ts'

export interface UpdatePasswordFormViewProps {
  updatePassword: UpdatePasswordHandle
}

/**
 * The form for the new password, for a card or a page of your own. Without a verified link, and after success, it is a
 * sentence.
 */
export function UpdatePasswordFormView({
  updatePassword: { state, email, fieldErrors, messages, submit },
}: UpdatePasswordFormViewProps) {
  const { formProps, getError } = useForm((data) => submit(readPasswords(data)), fieldErrors)
  const { minPasswordLength } = useConfig()
  const passwordError = getError('password')
  const isPending = state.status === 'pending'
  const isResult = state.status === 'success' || state.status === 'changed'
  const sentence = useResultFocus<HTMLParagraphElement>(isResult ? state.status : null)
  const text = getText(state, messages)
  if (text !== undefined) {
    return (
      <p ref={sentence} tabIndex={-1} role="status" className="outline-none">
        {text}
      </p>
    )
  }
  return (
    <form
      {...formProps}
      // The feature validates the passwords, to show its own messages.
      noValidate
      aria-busy={isPending}
      data-state={state.status}
      className="grid gap-6"
    >
      {email && <Account template={messages.account} email={email} />}
      <PasswordField
        label={messages.password}
        name="password"
        required
        autoComplete="new-password"
        // The error repeats the hint.
        hint={!passwordError && messages.hint(minPasswordLength)}
        error={passwordError}
        texts={messages.passwordField}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={getError('confirmPassword')}
        texts={messages.passwordField}
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

function getText({ status }: UpdatePasswordState, messages: UpdatePasswordMessages): string | undefined {
  switch (status) {
    case 'loading':
      return messages.loadingText
    case 'invalid':
      return messages.invalidText
    case 'success':
      return messages.successTextWithoutRedirect
    case 'changed':
      return messages.changedText
    case 'idle':
    case 'pending':
    case 'error':
      return undefined
    default:
      return status satisfies never
  }
}

/** The address of the account. Password managers take the field before a password as its user name. */
function Account({ template, email }: { template: string; email: string }) {
  return (
    <p className="wrap-anywhere text-small text-ink-muted">
      <Sentence template={template} parts={{ email: <b className="font-label text-ink">{email}</b> }} />
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
    </p>
  )
}

function readPasswords(data: FormData): NewPassword {
  return { password: formText(data, 'password'), confirmPassword: formText(data, 'confirmPassword') }
}

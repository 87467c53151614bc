'use client'

import { PasswordField } from '@summit/ui/password-field'
import { useConfig } from '../../shared/config/use-config.ts'
import { formText } from '../../shared/form/form.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { AccountCard } from '../account-card.tsx'
import { readConfirmation } from '../confirmation.ts'
import { FormResult } from '../form-result.tsx'
import { PasswordConfirmation, type ConfirmationProps } from '../password-confirmation.tsx'
import type { ChangePasswordHandle } from './use-change-password.ts'

export interface ChangePasswordCardProps extends ConfirmationProps {
  changePassword: ChangePasswordHandle
}

/** The form that replaces the password of the signed-in user. Renders a card. It is emptied after success. */
export function ChangePasswordCard({
  changePassword: { state, fieldErrors, messages, waitSeconds, submit },
  email,
  hasTwoFactor,
}: ChangePasswordCardProps) {
  const { formProps, getError, errors } = useForm(
    (data) => submit({ ...readConfirmation(data), password: formText(data, 'password') }),
    fieldErrors,
    state.status === 'success',
  )
  const { minPasswordLength } = useConfig()
  const isPending = state.status === 'pending'
  const passwordError = getError('password')
  return (
    <AccountCard title={messages.title} text={messages.text}>
      <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid min-w-0 basis-full gap-6">
        <PasswordConfirmation email={email} hasTwoFactor={hasTwoFactor} getError={getError} messages={messages} />
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
        <SubmitButton
          variant="primary"
          pending={isPending}
          pendingLabel={messages.submitting}
          error={getAttemptError(state, errors, waitSeconds, messages)}
        >
          {messages.submit}
        </SubmitButton>
        <FormResult status={state.status} errors={errors} text={messages.successTitle} />
      </form>
    </AccountCard>
  )
}

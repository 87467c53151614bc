'use client'

import { linkVariants } from '@summit/ui/link'
import { OneTimeCode } from '@summit/ui/one-time-code'
import { TextField } from '@summit/ui/text-field'
import { useEffect, useRef, type RefObject } from 'react'
import { formText } from '../../shared/form/form.ts'
import { getFormError } from '../../shared/form/form-status.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useResultFocus } from '../../shared/form/use-result-focus.ts'
import { AccountCard } from '../account-card.tsx'
import { readConfirmation } from '../confirmation.ts'
import { FormResult } from '../form-result.tsx'
import { PasswordConfirmation, type ConfirmationProps } from '../password-confirmation.tsx'
import type { ChangeEmailState } from './change-email.ts'
import type { ChangeEmailHandle } from './use-change-email.ts'

export interface ChangeEmailCardProps extends ConfirmationProps {
  changeEmail: ChangeEmailHandle
}

/** Changes the email address of the signed-in user: a form for the new one, then one for the codes. Renders a card. */
export function ChangeEmailCard({ changeEmail, email, hasTwoFactor }: ChangeEmailCardProps) {
  const { state, messages } = changeEmail
  const field = useResultFocus<HTMLInputElement>(state.status === 'sent' ? state.email : null)
  const address = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const isSent = state.status === 'sent'
  const isChanged = state.status === 'success'
  const wasSent = useRef(isSent)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasSent.current && !isSent) (isChanged ? result : address).current?.focus()
    wasSent.current = isSent
  }, [isSent, isChanged])
  return (
    <AccountCard title={messages.title} text={messages.text}>
      {state.status === 'sent' ? (
        <CodesForm changeEmail={changeEmail} state={state} email={email} field={field} />
      ) : (
        <AddressForm
          changeEmail={changeEmail}
          state={state}
          email={email}
          hasTwoFactor={hasTwoFactor}
          address={address}
          result={result}
        />
      )}
    </AccountCard>
  )
}

interface AddressFormProps extends ChangeEmailCardProps {
  state: Exclude<ChangeEmailState, { status: 'sent' }>
  address: RefObject<HTMLInputElement | null>
  result: RefObject<HTMLParagraphElement | null>
}

function AddressForm({
  changeEmail: { fieldErrors, messages, waitSeconds, submit },
  state,
  email,
  hasTwoFactor,
  address,
  result,
}: AddressFormProps) {
  const { formProps, getError, errors } = useForm(
    (data) => submit({ email: formText(data, 'email'), ...readConfirmation(data) }),
    fieldErrors,
  )
  const isPending = state.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid grow basis-64 gap-6">
      <TextField
        ref={address}
        label={messages.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        error={getError('email')}
      />
      <PasswordConfirmation email={email} hasTwoFactor={hasTwoFactor} getError={getError} messages={messages} />
      <SubmitButton
        variant="primary"
        pending={isPending}
        pendingLabel={messages.submitting}
        error={getAttemptError(state, errors, waitSeconds, messages)}
      >
        {messages.submit}
      </SubmitButton>
      <FormResult ref={result} status={state.status} errors={errors} text={messages.successTitle} />
    </form>
  )
}

interface CodesFormProps extends ChangeEmailCardProps {
  state: Extract<ChangeEmailState, { status: 'sent' }>
  field: RefObject<HTMLInputElement | null>
}

function CodesForm({ changeEmail: { messages, confirm, reset }, state, email, field }: CodesFormProps) {
  const { entry } = state
  const { formProps, getError, errors } = useForm((data) =>
    confirm({ currentCode: formText(data, 'currentCode'), newCode: formText(data, 'newCode') }),
  )
  const isPending = entry.status === 'pending'
  return (
    <form
      {...formProps}
      aria-busy={isPending}
      data-state={entry.status}
      className="grid min-w-0 grow basis-64 grid-cols-[minmax(0,1fr)] gap-6"
    >
      <p role="status">{messages.sent}</p>
      {/* Not filled in by the browser, which knows one code at a time and not where it belongs. */}
      <OneTimeCode
        ref={field}
        label={messages.codeFor(email ?? messages.currentAddress)}
        name="currentCode"
        required
        autoComplete="off"
        error={getError('currentCode')}
      />
      <OneTimeCode
        label={messages.codeFor(state.email)}
        name="newCode"
        required
        autoComplete="off"
        error={getError('newCode')}
      />
      <SubmitButton
        variant="primary"
        pending={isPending}
        pendingLabel={messages.confirming}
        error={getFormError(entry, errors)}
      >
        {messages.confirm}
      </SubmitButton>
      <button type="button" className={linkVariants({ className: 'justify-self-start' })} onClick={reset}>
        {messages.startAgain}
      </button>
    </form>
  )
}

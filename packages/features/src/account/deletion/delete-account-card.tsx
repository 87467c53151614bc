'use client'

import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import { readConfirmation } from '../confirmation.ts'
import { PasswordConfirmation, type ConfirmationProps } from '../password-confirmation.tsx'
import type { DeleteAccountHandle } from './use-delete-account.ts'

export interface DeleteAccountCardProps extends ConfirmationProps {
  deleteAccount: DeleteAccountHandle
}

/** The button that deletes the account, and its dialog, which asks for the password. Renders a card. */
export function DeleteAccountCard({ deleteAccount, email, hasTwoFactor }: DeleteAccountCardProps) {
  const { state, messages, setOpen } = deleteAccount
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grid gap-2">
        <h2 className="text-h3">{messages.title}</h2>
        <p className="text-ink-muted">{messages.text}</p>
      </div>
      <AlertDialog.Root open={state.status !== 'closed' && state.status !== 'success'} onOpenChange={setOpen}>
        <AlertDialog.Trigger render={<Button variant="secondary" intent="danger" />}>
          {messages.open}
        </AlertDialog.Trigger>
        <AlertDialog.Content>
          <AlertDialog.Title>{messages.question}</AlertDialog.Title>
          <AlertDialog.Description>{messages.description}</AlertDialog.Description>
          <DeleteAccountForm deleteAccount={deleteAccount} email={email} hasTwoFactor={hasTwoFactor} />
        </AlertDialog.Content>
      </AlertDialog.Root>
    </Card>
  )
}

function DeleteAccountForm({ deleteAccount, email, hasTwoFactor }: DeleteAccountCardProps) {
  const { state, fieldErrors, messages, waitSeconds, submit } = deleteAccount
  const { formProps, getError } = useForm((data) => submit(readConfirmation(data)), fieldErrors)
  if (state.status === 'closed') return null
  const isPending = state.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid gap-6">
      <PasswordConfirmation email={email} hasTwoFactor={hasTwoFactor} getError={getError} messages={messages} />
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton
          intent="danger"
          pending={isPending}
          pendingLabel={messages.submitting}
          error={getAttemptError(state, fieldErrors, waitSeconds, messages)}
        >
          {messages.submit}
        </SubmitButton>
        <AlertDialog.Cancel render={<Button variant="tertiary" />} disabled={isPending}>
          {messages.cancel}
        </AlertDialog.Cancel>
      </div>
    </form>
  )
}

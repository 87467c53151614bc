'use client'

import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import type { ConfirmationProps } from '../password-confirmation.tsx'
import { PasswordDialogForm } from '../password-dialog-form.tsx'
import type { DeleteAccountHandle } from './use-delete-account.ts'

export interface DeleteAccountCardProps extends ConfirmationProps {
  deleteAccount: DeleteAccountHandle
}

/** The button that deletes the account, and its dialog, which asks for the password. Renders a card. */
export function DeleteAccountCard({ deleteAccount, ...user }: DeleteAccountCardProps) {
  const { state, fieldErrors, messages, waitSeconds, setOpen, submit } = deleteAccount
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
          {state.status !== 'closed' && (
            <PasswordDialogForm
              attempt={state}
              fieldErrors={fieldErrors}
              waitSeconds={waitSeconds}
              messages={messages}
              labels={{ confirm: messages.submit, pending: messages.submitting, cancel: messages.cancel }}
              intent="danger"
              onConfirm={submit}
              {...user}
            />
          )}
        </AlertDialog.Content>
      </AlertDialog.Root>
    </Card>
  )
}

'use client'

import type { PasswordConfirmation as Confirmation } from '@summit/contract'
import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button, type ButtonProps } from '@summit/ui/button'
import type { FormStatus } from '../shared/form/form-status.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { getAttemptError, type WaitMessages } from '../shared/form/use-countdown.ts'
import { useForm } from '../shared/form/use-form.ts'
import { readConfirmation, type ConfirmationErrors } from './confirmation.ts'
import { PasswordConfirmation, type ConfirmationMessages, type ConfirmationProps } from './password-confirmation.tsx'

interface PasswordDialogFormProps extends ConfirmationProps {
  /** The last attempt to do what the dialog asks about. */
  attempt: FormStatus
  fieldErrors: ConfirmationErrors
  waitSeconds: number
  messages: ConfirmationMessages & WaitMessages
  /** The labels of both buttons, and that of the first one during an attempt. */
  labels: { confirm: string; pending: string; cancel: string }
  intent: ButtonProps['intent']
  onConfirm: (confirmation: Confirmation) => void
}

/** The form in an alert dialog that asks for the password: its fields, a button to confirm, and one to close the dialog. */
export function PasswordDialogForm({
  attempt,
  fieldErrors,
  waitSeconds,
  messages,
  labels,
  intent,
  onConfirm,
  ...user
}: PasswordDialogFormProps) {
  const { formProps, getError, errors } = useForm((data) => onConfirm(readConfirmation(data)), fieldErrors)
  const isPending = attempt.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={attempt.status} className="grid gap-6">
      <PasswordConfirmation {...user} getError={getError} messages={messages} />
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton
          intent={intent}
          // After success the dialog closes, or the browser leaves the page.
          pending={isPending || attempt.status === 'success'}
          pendingLabel={labels.pending}
          error={getAttemptError(attempt, errors, waitSeconds, messages)}
        >
          {labels.confirm}
        </SubmitButton>
        <AlertDialog.Cancel render={<Button variant="tertiary" />} disabled={isPending}>
          {labels.cancel}
        </AlertDialog.Cancel>
      </div>
    </form>
  )
}

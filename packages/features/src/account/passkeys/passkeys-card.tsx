'use client'

import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { Skeleton } from '@summit/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../shared/config/use-format.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { AccountCard } from '../account-card.tsx'
import { readConfirmation } from '../confirmation.ts'
import { FormResult } from '../form-result.tsx'
import { PasswordConfirmation, type ConfirmationProps } from '../password-confirmation.tsx'
import { PasswordDialogForm } from '../password-dialog-form.tsx'
import { getPasskeyName, type AddPasskeyState, type Passkey, type RemovePasskeyState } from './passkeys.ts'
import type { PasskeysHandle } from './use-passkeys.ts'

export interface PasskeysCardProps extends ConfirmationProps {
  passkeys: PasskeysHandle
}

/** The user's passkeys: a list, in which each can be removed, and the form that adds one. Renders a card. */
export function PasskeysCard({ passkeys, email, hasTwoFactor }: PasskeysCardProps) {
  const { state, messages } = passkeys
  return (
    <AccountCard title={messages.title} text={messages.text}>
      <div className="grid min-w-0 grow basis-64 grid-cols-[minmax(0,1fr)] gap-6">
        {state.status === 'pending' && <Skeleton className="w-40" />}
        {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
        {state.status === 'ready' && (
          <>
            <PasskeyList handle={passkeys} passkeys={state.passkeys} hasRemoved={state.hasRemoved ?? false} />
            {state.adding.status === 'unsupported' ? (
              <p className="text-ink-muted">{messages.unsupported}</p>
            ) : (
              <AddForm handle={passkeys} state={state.adding} email={email} hasTwoFactor={hasTwoFactor} />
            )}
            <RemoveDialog handle={passkeys} state={state.removing} email={email} hasTwoFactor={hasTwoFactor} />
          </>
        )}
      </div>
    </AccountCard>
  )
}

interface PasskeyListProps {
  handle: PasskeysHandle
  passkeys: readonly Passkey[]
  hasRemoved: boolean
}

function PasskeyList({ handle: { messages, ask }, passkeys, hasRemoved }: PasskeyListProps) {
  const format = useFormat()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone with its passkey.
    if (hasRemoved) status.current?.focus()
  }, [hasRemoved, passkeys.length])
  return (
    <div className="grid gap-3">
      {passkeys.length === 0 && !hasRemoved && <p className="text-ink-muted">{messages.none}</p>}
      <ul className="grid empty:hidden">
        {passkeys.map((passkey) => {
          const name = getPasskeyName(passkey, messages)
          const toDate = (time: number) => format.date(new Date(time), { dateStyle: 'medium' })
          return (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-3"
            >
              <div className="grid min-w-[min(9rem,100%)] flex-1 gap-0.5">
                <span className="font-label">{name}</span>
                <span className="text-ink-muted">{messages.added(toDate(passkey.createdAt))}</span>
                {passkey.usedAt !== undefined && (
                  <span className="text-ink-muted">{messages.used(toDate(passkey.usedAt))}</span>
                )}
              </div>
              <Button
                variant="secondary"
                size="small"
                className="flex-none"
                aria-label={messages.removeOf(name)}
                onClick={() => ask(passkey)}
              >
                {messages.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      <p ref={status} tabIndex={-1} role="status" className="text-ink-muted empty:hidden">
        {hasRemoved && messages.removed}
      </p>
    </div>
  )
}

interface AddFormProps extends ConfirmationProps {
  handle: PasskeysHandle
  state: Exclude<AddPasskeyState, { status: 'unsupported' }>
}

function AddForm({ handle: { fieldErrors, messages, waitSeconds, add }, state, email, hasTwoFactor }: AddFormProps) {
  const { formProps, getError, errors } = useForm(
    (data) => add(readConfirmation(data)),
    fieldErrors,
    state.status === 'success',
  )
  const isPending = state.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={state.status} className="grid gap-6">
      <PasswordConfirmation email={email} hasTwoFactor={hasTwoFactor} getError={getError} messages={messages} />
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
  )
}

interface RemoveDialogProps extends ConfirmationProps {
  handle: PasskeysHandle
  state: RemovePasskeyState
}

function RemoveDialog({ handle, state, ...user }: RemoveDialogProps) {
  const { messages, removalErrors, waitSeconds, ask, remove } = handle
  const asked = state.status === 'open' ? state.passkey : null
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  return (
    <AlertDialog.Root open={state.status === 'open'} onOpenChange={() => ask(null)}>
      <AlertDialog.Content>
        <AlertDialog.Title>{messages.question}</AlertDialog.Title>
        <AlertDialog.Description>
          {shown && messages.description(getPasskeyName(shown, messages))}
        </AlertDialog.Description>
        <PasswordDialogForm
          attempt={state.status === 'open' ? state.request : { status: 'idle' }}
          fieldErrors={removalErrors}
          waitSeconds={waitSeconds}
          messages={messages}
          labels={{ confirm: messages.confirm, pending: messages.removing, cancel: messages.cancel }}
          intent="danger"
          onConfirm={remove}
          {...user}
        />
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

'use client'

import type { Provider } from '@summit/contract'
import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { AppleIcon, GoogleIcon } from '@summit/ui/icons'
import { Skeleton } from '@summit/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../shared/config/use-format.ts'
import { AccountCard } from '../account-card.tsx'
import type { ConfirmationProps } from '../password-confirmation.tsx'
import { PasswordDialogForm } from '../password-dialog-form.tsx'
import type {
  IdentitiesMessages,
  IdentitiesState,
  IdentityDialogState,
  IdentityQuestion,
  ProviderRow,
} from './identities.ts'
import type { IdentitiesHandle } from './use-identities.ts'

export interface IdentitiesCardProps extends ConfirmationProps {
  identities: IdentitiesHandle
}

/** The user's identities at Google and Apple: a row for each, in which it is linked or removed. Renders a card. */
export function IdentitiesCard({ identities, email, hasTwoFactor }: IdentitiesCardProps) {
  const { state, messages } = identities
  return (
    <AccountCard title={messages.title} text={messages.text}>
      <div className="grid min-w-0 grow basis-64 grid-cols-[minmax(0,1fr)] content-start gap-6">
        {state.status === 'pending' && <Skeleton className="w-40" />}
        {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
        {state.status === 'ready' && (
          <>
            <ProviderList handle={identities} state={state} />
            <Question handle={identities} state={state.dialog} email={email} hasTwoFactor={hasTwoFactor} />
          </>
        )}
      </div>
    </AccountCard>
  )
}

const icons: Record<Provider, typeof GoogleIcon> = { google: GoogleIcon, apple: AppleIcon }

interface ProviderListProps {
  handle: IdentitiesHandle
  state: Extract<IdentitiesState, { status: 'ready' }>
}

function ProviderList({ handle: { messages, ask }, state: { rows, removed } }: ProviderListProps) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone with what it removed.
    if (removed) status.current?.focus()
  }, [removed])
  return (
    <div className="grid gap-3">
      {rows.length === 0 && <p className="text-ink-muted">{messages.none}</p>}
      <ul className="grid empty:hidden">
        {rows.map((row) => (
          <Row key={row.provider} row={row} messages={messages} ask={ask} />
        ))}
      </ul>
      <p ref={status} tabIndex={-1} role="status" className="text-ink-muted empty:hidden">
        {removed && messages.removed(messages.providers[removed])}
      </p>
    </div>
  )
}

interface RowProps extends Pick<IdentitiesHandle, 'messages' | 'ask'> {
  row: ProviderRow
}

function Row({ row: { provider, identity }, messages, ask }: RowProps) {
  const format = useFormat()
  const name = messages.providers[provider]
  const Icon = icons[provider]
  const action = identity ? 'unlink' : 'link'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-3">
      <div className="flex min-w-0 flex-auto gap-3">
        <Icon size="small" className="mt-1 flex-none" />
        <div className="grid min-w-0 gap-0.5">
          <span className="font-label">{name}</span>
          {identity?.email && <span className="wrap-anywhere text-ink-muted">{identity.email}</span>}
          <span className="text-ink-muted">
            {identity
              ? messages.linkedOn(format.date(new Date(identity.linkedAt), { dateStyle: 'medium' }))
              : messages.unlinked}
          </span>
        </div>
      </div>
      <Button
        // Another button than that which was pressed.
        key={action}
        variant="secondary"
        size="small"
        className="ms-auto flex-none"
        aria-label={identity ? messages.removeOf(name) : messages.linkOf(name)}
        onClick={() => ask({ action, provider })}
      >
        {identity ? messages.remove : messages.link}
      </Button>
    </li>
  )
}

interface QuestionProps extends ConfirmationProps {
  handle: IdentitiesHandle
  state: IdentityDialogState
}

function Question({ handle, state, ...user }: QuestionProps) {
  const { messages, fieldErrors, waitSeconds, ask, confirm } = handle
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(state)
  if (state.status === 'open' && state !== shown) setShown(state)
  const texts = shown.status === 'open' ? getTexts(shown, messages) : null
  return (
    <AlertDialog.Root open={state.status === 'open'} onOpenChange={() => ask(null)}>
      <AlertDialog.Content>
        <AlertDialog.Title>{texts?.title}</AlertDialog.Title>
        <AlertDialog.Description>{texts?.description}</AlertDialog.Description>
        {texts && shown.status === 'open' && (
          <PasswordDialogForm
            attempt={shown.request}
            fieldErrors={fieldErrors}
            waitSeconds={waitSeconds}
            messages={messages}
            labels={texts}
            intent={shown.action === 'unlink' ? 'danger' : 'neutral'}
            onConfirm={confirm}
            {...user}
          />
        )}
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

/** The texts of the dialog. */
function getTexts({ action, provider }: IdentityQuestion, messages: IdentitiesMessages) {
  const name = messages.providers[provider]
  return action === 'link'
    ? {
        title: messages.linkQuestion(name),
        description: messages.linkDescription(name),
        confirm: messages.linkConfirm(name),
        pending: messages.linking,
        cancel: messages.linkCancel,
      }
    : {
        title: messages.removeQuestion(name),
        description: messages.removeDescription(name),
        confirm: messages.removeConfirm(name),
        pending: messages.removing,
        cancel: messages.removeCancel,
      }
}

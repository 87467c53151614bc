'use client'

import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'
import { OneTimeCode } from '@summit/ui/one-time-code'
import { QrCode } from '@summit/ui/product/qr-code'
import { Skeleton } from '@summit/ui/skeleton'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormat } from '../../shared/config/use-format.ts'
import { formText } from '../../shared/form/form.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { getAttemptError } from '../../shared/form/use-countdown.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useResultFocus } from '../../shared/form/use-result-focus.ts'
import { AccountCard } from '../account-card.tsx'
import { readConfirmation } from '../confirmation.ts'
import { PasswordConfirmation } from '../password-confirmation.tsx'
import { PasswordDialogForm } from '../password-dialog-form.tsx'
import { toQrCode } from './qr-code.ts'
import { formatSecret, type TwoFactorAction, type TwoFactorSettingsState } from './two-factor-settings.ts'
import type { TwoFactorSettingsHandle } from './use-two-factor-settings.ts'

export interface TwoFactorSettingsCardProps {
  settings: TwoFactorSettingsHandle
  /** The user's address, for password managers. @default unknown */
  email?: string | null | undefined
}

/** A state, and the handle that it is of. */
interface StateProps<Status extends TwoFactorSettingsState['status']> extends TwoFactorSettingsCardProps {
  state: Extract<TwoFactorSettingsState, { status: Status }>
}

/** Two-factor authentication: sets it up, shows recovery codes once, and turns it off. Renders a card. */
export function TwoFactorSettingsCard({ settings, email }: TwoFactorSettingsCardProps) {
  const { state, messages } = settings
  const field = useResultFocus<HTMLInputElement>(state.status === 'setup' ? state.setup.secret : null)
  const heading = useResultFocus(state.status === 'codes' ? (state.recoveryCodes[0] ?? '') : null)
  const isTask = state.status === 'setup' || state.status === 'codes'
  // The button that ended it is gone.
  const title = useResultFocus(isTask ? null : 'over')
  return (
    <AccountCard title={messages.title} text={messages.text} headingRef={title}>
      <div className="grid min-w-0 grow basis-64 grid-cols-[minmax(0,1fr)] gap-6">
        {state.status === 'pending' && <Skeleton className="w-40" />}
        {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
        {state.status === 'off' && <Off settings={settings} state={state} email={email} />}
        {state.status === 'setup' && <Setup settings={settings} state={state} field={field} />}
        {state.status === 'codes' && <RecoveryCodes settings={settings} state={state} heading={heading} />}
        {state.status === 'on' && <On settings={settings} state={state} email={email} />}
      </div>
    </AccountCard>
  )
}

function Off({ settings, state, email }: StateProps<'off'>) {
  const { fieldErrors, messages, waitSeconds, start } = settings
  const { form, hasDisabled } = state
  const { formProps, getError, errors } = useForm((data) => start(readConfirmation(data)), fieldErrors)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasDisabled) status.current?.focus()
  }, [hasDisabled])
  const isPending = form.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={form.status} className="grid gap-6">
      <p ref={status} tabIndex={-1} role="status" className="text-ink-muted empty:hidden">
        {hasDisabled && messages.disabled}
      </p>
      <PasswordConfirmation email={email} getError={getError} messages={messages} />
      <SubmitButton
        variant="primary"
        pending={isPending}
        pendingLabel={messages.starting}
        error={getAttemptError(form, errors, waitSeconds, messages)}
      >
        {messages.start}
      </SubmitButton>
    </form>
  )
}

function Setup({
  settings,
  state: { setup, form },
  field,
}: StateProps<'setup'> & { field: RefObject<HTMLInputElement | null> }) {
  const { fieldErrors, messages, waitSeconds, enable, cancel } = settings
  const { formProps, getError, errors } = useForm((data) => enable({ code: formText(data, 'code') }), fieldErrors)
  const isPending = form.status === 'pending'
  return (
    <form {...formProps} aria-busy={isPending} data-state={form.status} className="grid gap-6">
      <ol className="grid gap-6">
        <li className="grid justify-items-start gap-3">
          <p>{messages.scan}</p>
          <QrCode {...toQrCode(setup.uri)} label={messages.qrCode} className="h-auto w-44 max-w-full rounded-control" />
          <p className="text-ink-muted">{messages.type}</p>
          <code className="font-mono wrap-anywhere select-all">{formatSecret(setup.secret)}</code>
        </li>
        <li className="grid gap-3">
          <p>{messages.enter}</p>
          <OneTimeCode
            ref={field}
            label={messages.code}
            hint={messages.codeHint}
            name="code"
            required
            error={getError('code')}
            onComplete={() => field.current?.form?.requestSubmit()}
          />
        </li>
      </ol>
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton
          variant="primary"
          pending={isPending}
          pendingLabel={messages.enabling}
          error={getAttemptError(form, errors, waitSeconds, messages)}
        >
          {messages.enable}
        </SubmitButton>
        <Button variant="tertiary" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}

function RecoveryCodes({
  settings,
  state: { recoveryCodes, hasCopied },
  heading,
}: StateProps<'codes'> & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { messages, copy, save, print, close } = settings
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-h4">
          {messages.codesTitle}
        </h3>
        <p className="text-ink-muted">{messages.codesText}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.25rem,100%),1fr))] gap-x-6 gap-y-2">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code className="font-mono">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          {messages.copy}
        </Button>
        <Button variant="secondary" size="small" onClick={save}>
          {messages.save}
        </Button>
        <Button variant="secondary" size="small" onClick={print}>
          {messages.print}
        </Button>
      </div>
      <p role="status" className="text-ink-muted empty:hidden">
        {hasCopied && messages.copied}
      </p>
      <Button className="justify-self-start" onClick={close}>
        {messages.close}
      </Button>
    </div>
  )
}

function On({ settings, state, email }: StateProps<'on'>) {
  const { fieldErrors, messages, waitSeconds, ask, confirm } = settings
  const format = useFormat()
  const { dialog } = state
  const asked = dialog.status === 'open' ? dialog.action : null
  // Kept while the dialog fades out.
  const [shown, setShown] = useState<TwoFactorAction>('disable')
  if (asked && asked !== shown) setShown(asked)
  const isDisabling = shown === 'disable'
  return (
    <>
      <div className="grid gap-1">
        <p>{messages.on(format.date(new Date(state.enabledAt), { dateStyle: 'medium' }))}</p>
        <p className="text-ink-muted">{messages.recoveryCodes(state.recoveryCodes)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => ask('replace codes')}>
          {messages.replaceCodes}
        </Button>
        <Button variant="secondary" intent="danger" size="small" onClick={() => ask('disable')}>
          {messages.disable}
        </Button>
      </div>
      <AlertDialog.Root open={asked !== null} onOpenChange={() => ask(null)}>
        <AlertDialog.Content>
          <AlertDialog.Title>{isDisabling ? messages.disableQuestion : messages.replaceQuestion}</AlertDialog.Title>
          <AlertDialog.Description>
            {isDisabling ? messages.disableDescription : messages.replaceDescription}
          </AlertDialog.Description>
          <PasswordDialogForm
            attempt={dialog.status === 'open' ? dialog.request : { status: 'idle' }}
            fieldErrors={fieldErrors}
            waitSeconds={waitSeconds}
            messages={messages}
            labels={{
              confirm: isDisabling ? messages.confirmDisable : messages.confirmReplace,
              pending: messages.confirming,
              cancel: messages.keep,
            }}
            intent={isDisabling ? 'danger' : 'neutral'}
            onConfirm={confirm}
            email={email}
            hasTwoFactor
          />
        </AlertDialog.Content>
      </AlertDialog.Root>
    </>
  )
}

'use client'

import { linkVariants } from '@summit/ui/link'
import { LinkButton } from '@summit/ui/link-button'
import { OneTimeCode } from '@summit/ui/one-time-code'
import { TextField } from '@summit/ui/text-field'
import { useEffect, useRef } from 'react'
import { FormSuccess } from '../shared/account/form-success.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { getAttemptError } from '../shared/form/use-countdown.ts'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import type { TwoFactorHandle } from './use-two-factor.ts'

export interface TwoFactorFormViewProps {
  twoFactor: TwoFactorHandle
  /** The level of the heading. @default 2 */
  level?: 1 | 2 | undefined
}

/**
 * The heading and the form of the second step of a sign-in, for a dialog, a card or a page of your own. A code of the app is
 * sent with its last digit.
 */
export function TwoFactorFormView({ twoFactor, level = 2 }: TwoFactorFormViewProps) {
  const { state, method, messages, signInPath } = twoFactor
  const heading = useResultFocus(state.status === 'expired' ? state.status : null)
  if (state.status === 'expired') {
    return (
      <>
        <StatusMessage
          level={level}
          icon="failed"
          heading={messages.expiredTitle}
          text={messages.expiredText}
          headingRef={heading}
        />
        <LinkButton block render={<PageLink href={signInPath} />}>
          {messages.signInAgain}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <StatusMessage
        level={level}
        heading={messages.title}
        text={method === 'app' ? messages.appText : messages.recoveryText}
      />
      <CodeForm key={method} twoFactor={twoFactor} state={state} />
    </>
  )
}

interface CodeFormProps {
  twoFactor: TwoFactorHandle
  state: Exclude<TwoFactorHandle['state'], { status: 'expired' }>
}

function CodeForm({ twoFactor, state }: CodeFormProps) {
  const { method, fieldErrors, messages, redirectTo, waitSeconds, submit, setMethod } = twoFactor
  const { formProps, getError, errors } = useForm(
    (data) => submit({ code: formText(data, 'code') }),
    fieldErrors,
    // Cleared when it begins anew after a success.
    state.status !== 'success',
  )
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is another one now.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  const isPending = state.status === 'pending'
  const common = { ref: field, name: 'code', required: true, error: getError('code') }
  return (
    <form
      {...formProps}
      aria-busy={isPending}
      data-state={state.status}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere"
    >
      {method === 'app' ? (
        <OneTimeCode
          {...common}
          label={messages.code}
          hint={messages.codeHint}
          onComplete={() => field.current?.form?.requestSubmit()}
        />
      ) : (
        <TextField
          {...common}
          label={messages.recoveryCode}
          hint={messages.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {state.status === 'success' ? (
        <FormSuccess text={messages.signedIn} href={redirectTo} label={messages.toDashboard} />
      ) : (
        <>
          <SubmitButton
            block
            pending={isPending}
            pendingLabel={messages.submitting}
            error={getAttemptError(state, errors, waitSeconds, messages)}
          >
            {messages.submit}
          </SubmitButton>
          <button
            type="button"
            className={linkVariants({ className: 'justify-self-start' })}
            onClick={() => setMethod(method === 'app' ? 'recovery code' : 'app')}
          >
            {method === 'app' ? messages.useRecoveryCode : messages.useApp}
          </button>
        </>
      )}
    </form>
  )
}

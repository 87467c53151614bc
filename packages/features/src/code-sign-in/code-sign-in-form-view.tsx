'use client'

import { linkVariants } from '@summit/ui/link'
import { OneTimeCode } from '@summit/ui/one-time-code'
import { TextField } from '@summit/ui/text-field'
import { useState, type RefObject } from 'react'
import { EmailSent } from '../shared/account/email-sent.tsx'
import { FormSuccess } from '../shared/account/form-success.tsx'
import { formText } from '../shared/form/form.ts'
import { getFormError } from '../shared/form/form-status.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { getAttemptError } from '../shared/form/use-countdown.ts'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import type { CodeSignInState } from './code-sign-in.ts'
import type { CodeSignInHandle } from './use-code-sign-in.ts'

/** The initial values of the form. */
export interface CodeSignInFormParts {
  /** What the field contains at first: an address that the host knows. @default empty */
  defaultValues?: { email?: string | undefined } | undefined
}

export interface CodeSignInFormViewProps extends CodeSignInFormParts {
  codeSignIn: CodeSignInHandle
  /** The level of the heading in the state `sent`. @default 2 */
  level?: 1 | 2 | undefined
}

/**
 * The form that requests a code, then the one in which it is entered, for a dialog, a card or a page of your own. The
 * second is sent with the last digit.
 */
export function CodeSignInFormView({ codeSignIn, defaultValues, level = 2 }: CodeSignInFormViewProps) {
  const { state, fieldErrors, messages, send, reset } = codeSignIn
  const { formProps, getError, errors } = useForm((data) => send({ email: formText(data, 'email') }), fieldErrors)
  const field = useResultFocus<HTMLInputElement>(state.status === 'sent' ? state.email : null)
  // For another address, the form has the one that was sent.
  const [corrected, setCorrected] = useState<string>()
  if (state.status === 'sent') {
    const changeEmail = () => {
      setCorrected(state.email)
      reset()
    }
    return <CodeForm codeSignIn={codeSignIn} state={state} field={field} level={level} changeEmail={changeEmail} />
  }
  return (
    <form {...formProps} aria-busy={state.status === 'pending'} data-state={state.status} className="grid gap-6">
      <TextField
        autoFocus={corrected !== undefined}
        label={messages.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        defaultValue={corrected ?? defaultValues?.email}
        error={getError('email')}
      />
      <SubmitButton
        block
        pending={state.status === 'pending'}
        pendingLabel={messages.submitting}
        error={getFormError(state, errors)}
      >
        {messages.submit}
      </SubmitButton>
    </form>
  )
}

interface CodeFormProps {
  codeSignIn: CodeSignInHandle
  state: Extract<CodeSignInState, { status: 'sent' }>
  field: RefObject<HTMLInputElement | null>
  level: 1 | 2
  changeEmail: () => void
}

function CodeForm({ codeSignIn, state: { email, entry, resend }, field, level, changeEmail }: CodeFormProps) {
  const { fieldErrors, messages, outbox, redirectTo, waitSeconds, enter } = codeSignIn
  const { formProps, getError, errors } = useForm((data) => enter({ code: formText(data, 'code') }), fieldErrors)
  const isPending = entry.status === 'pending'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <EmailSent
        email={email}
        resendState={resend}
        messages={messages}
        outbox={outbox}
        resend={codeSignIn.resend}
        level={level}
      >
        <form {...formProps} aria-busy={isPending} data-state={entry.status} className="grid gap-6">
          <OneTimeCode
            ref={field}
            label={messages.code}
            hint={messages.codeHint}
            name="code"
            required
            error={getError('code')}
            onComplete={() => field.current?.form?.requestSubmit()}
          />
          {entry.status === 'success' ? (
            <FormSuccess text={messages.signedIn} href={redirectTo} label={messages.toDashboard} />
          ) : (
            <SubmitButton
              block
              pending={isPending}
              pendingLabel={messages.entering}
              error={getAttemptError(entry, errors, waitSeconds, messages)}
            >
              {messages.enter}
            </SubmitButton>
          )}
        </form>
      </EmailSent>
      <button type="button" className={linkVariants({ className: 'justify-self-start' })} onClick={changeEmail}>
        {messages.changeEmail}
      </button>
    </div>
  )
}

'use client'

import { buttonVariants } from '@summit/ui/button'
import { Link } from '@summit/ui/link'
import { TextField } from '@summit/ui/text-field'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { Sentence } from '../shared/messages/sentence.tsx'
import { paths } from '../shared/paths.ts'
import type { ForgotPasswordMessages, ForgotState } from './forgot-password.ts'
import { mailboxOf } from './mailbox.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

export interface ForgotPasswordPageProps {
  forgotPassword: ForgotPasswordHandle
  /** The product's name, beside the logo. */
  product: string
}

/** The forgot-password screen. Renders the page's `<main>`: a form of one field, then what to do with the mail. */
export function ForgotPasswordPage({ forgotPassword, product }: ForgotPasswordPageProps) {
  const { state, messages } = forgotPassword
  return (
    <AccountScreen product={product} motto={messages.motto}>
      <Content {...forgotPassword} />
      {state.status !== 'changed' && (
        <Link href={paths.login} className="justify-self-start">
          {messages.backToLogin}
        </Link>
      )}
    </AccountScreen>
  )
}

function Content({ state, messages, form, outbox, submit, sendAgain }: ForgotPasswordHandle) {
  const { formProps, errorOf } = useForm((data) => submit(formText(data, 'email')))
  const isResult = state.status === 'sent' || state.status === 'changed'
  const headline = useResultFocus(isResult ? state.status : null)
  switch (state.status) {
    case 'form':
    case 'invalid':
    case 'error':
    case 'sending': {
      const isSending = state.status === 'sending'
      return (
        <>
          <StatusMessage heading={messages.title} text={messages.text} />
          <form
            ref={form}
            {...formProps}
            // The specification has a message of its own for an address that cannot be one (T-42).
            noValidate
            aria-busy={isSending}
            data-state={state.status}
            className="grid gap-6"
          >
            <TextField
              label={messages.email}
              name="email"
              type="email"
              required
              autoComplete="username"
              error={errorOf('email', state.status === 'invalid' && messages.invalid)}
            />
            <SubmitButton
              block
              pending={isSending}
              pendingLabel={messages.submitting}
              error={state.status === 'error' ? state.message : undefined}
            >
              {messages.submit}
            </SubmitButton>
          </form>
        </>
      )
    }
    case 'sent':
      return (
        <>
          <StatusMessage
            key="result"
            icon="mail"
            headingRef={headline}
            heading={messages.sentTitle}
            text={
              <span>
                <span>
                  <Sentence
                    template={messages.sentText}
                    parts={{ email: <b className="font-label text-ink">{state.email}</b> }}
                  />
                </span>{' '}
                <span>{messages.expiry}</span>
              </span>
            }
          />
          <Mailbox email={state.email} outbox={outbox} messages={messages} />
          <SendAgain again={state.again} messages={messages} sendAgain={sendAgain} />
        </>
      )
    case 'changed':
      return (
        <>
          <StatusMessage
            key="result"
            icon="done"
            headingRef={headline}
            heading={messages.changedTitle}
            text={messages.changedText}
          />
          <a href={paths.login} className={`${buttonVariants({ variant: 'accent' })} justify-self-start`}>
            {messages.backToLogin}
          </a>
        </>
      )
    default:
      return state satisfies never
  }
}

interface MailboxProps {
  email: string
  outbox: string | null
  messages: ForgotPasswordMessages
}

/**
 * A link to the visitor's mailbox or the server's outbox, where one is known. In another tab, so that this screen
 * stays.
 */
function Mailbox({ email, outbox, messages }: MailboxProps) {
  const href = outbox ?? mailboxOf(email)
  if (href === null) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`${buttonVariants({ variant: 'accent' })} justify-self-start`}
    >
      {outbox === null ? messages.openMail : messages.seeMail}
    </a>
  )
}

interface SendAgainProps {
  again: Extract<ForgotState, { status: 'sent' }>['again']
  messages: ForgotPasswordMessages
  sendAgain: () => void
}

function SendAgain({ again, messages, sendAgain }: SendAgainProps) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="text-small text-ink-muted">{messages.nothingThere}</p>
      <SubmitButton
        type="button"
        variant="secondary"
        size="small"
        className="tabular-nums"
        disabled={again.status === 'waiting'}
        pending={again.status === 'sending'}
        onClick={sendAgain}
        error={again.status === 'error' ? again.message : undefined}
      >
        {label(again, messages)}
      </SubmitButton>
    </div>
  )
}

function label(again: SendAgainProps['again'], messages: ForgotPasswordMessages): string {
  switch (again.status) {
    case 'waiting':
      return messages.againIn(again.seconds)
    case 'ready':
    case 'error':
      return messages.again
    case 'sending':
      return messages.submitting
    default:
      return again satisfies never
  }
}

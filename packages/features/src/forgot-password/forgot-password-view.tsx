'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { EmailSent } from '../shared/account/email-sent.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { ForgotPasswordFormView } from './forgot-password-form-view.tsx'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

export interface ForgotPasswordViewProps {
  forgotPassword: ForgotPasswordHandle
}

/** The forgot-password screen. Renders the page's `<main>`: a form with one field, then instructions for the mail. */
export function ForgotPasswordView({ forgotPassword }: ForgotPasswordViewProps) {
  const { routes } = useConfig()
  const { state, messages } = forgotPassword
  return (
    <AccountScreen motto={messages.motto}>
      <Content {...forgotPassword} />
      {state.status !== 'changed' && (
        <PageLink href={routes.login} className={linkVariants({ className: 'justify-self-start' })}>
          {messages.backToLogin}
        </PageLink>
      )}
    </AccountScreen>
  )
}

function Content(forgotPassword: ForgotPasswordHandle) {
  const { state, messages, outbox, resend } = forgotPassword
  const { routes } = useConfig()
  const isResult = state.status === 'success' || state.status === 'changed'
  const headingRef = useResultFocus(isResult ? state.status : null)
  switch (state.status) {
    case 'idle':
    case 'pending':
    case 'error':
      return (
        <>
          <StatusMessage heading={messages.title} text={messages.text} />
          <ForgotPasswordFormView forgotPassword={forgotPassword} />
        </>
      )
    case 'success':
      return (
        <EmailSent
          email={state.email}
          resendState={state.resend}
          headingRef={headingRef}
          messages={messages}
          outbox={outbox}
          resend={resend}
        />
      )
    case 'changed':
      return (
        <>
          <StatusMessage
            key="result"
            icon="done"
            headingRef={headingRef}
            heading={messages.changedTitle}
            text={messages.changedText}
          />
          <ActionLink href={routes.login}>{messages.backToLogin}</ActionLink>
        </>
      )
    default:
      return state satisfies never
  }
}

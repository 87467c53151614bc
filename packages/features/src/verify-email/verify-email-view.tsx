'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { RetryButton } from '../shared/account/retry-button.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { VerifyEmailState } from './verify-email.ts'
import type { VerifyEmailHandle } from './use-verify-email.ts'

export interface VerifyEmailViewProps {
  verifyEmail: VerifyEmailHandle
}

const icons = { pending: 'pending', success: 'done', verified: 'done', error: 'failed' } as const

/** The page that the link of a sign-up opens. Renders the page's `<main>`: the state of verification, and what comes next. */
export function VerifyEmailView({ verifyEmail }: VerifyEmailViewProps) {
  const { state, messages } = verifyEmail
  return (
    <AccountScreen motto={messages.motto}>
      <StatusMessage
        icon={icons[state.status]}
        heading={messages[`${state.status}Title`]}
        text={getText(state, verifyEmail)}
        withoutScripts={state.status === 'pending' ? messages.withoutScripts : undefined}
      />
      <RetryButton state={state} label={messages.tryAgain} retry={verifyEmail.retry} />
      <NextStep {...verifyEmail} />
    </AccountScreen>
  )
}

function getText(state: VerifyEmailState, { messages, redirectTo }: VerifyEmailHandle): string {
  switch (state.status) {
    case 'pending':
      return messages.pendingText
    case 'success':
      return redirectTo === null ? '' : messages.successText
    case 'verified':
      return messages.verifiedText
    case 'error':
      return state.message
    default:
      return state satisfies never
  }
}

function NextStep({ state, messages, redirectTo, redirectAfterMs }: VerifyEmailHandle) {
  const { routes } = useConfig()
  switch (state.status) {
    case 'success':
      return redirectTo && <RedirectNotice href={redirectTo} label={messages.goOn} afterMs={redirectAfterMs} />
    case 'verified':
      return <ActionLink href={routes.login}>{messages.signIn}</ActionLink>
    case 'error':
      return (
        state.reason !== 'unreachable' && (
          <>
            {routes.signup && <ActionLink href={routes.signup}>{messages.signUpAgain}</ActionLink>}
            {/* The link may have been opened before: twice in the mail, or in another tab. */}
            <PageLink href={routes.login} className={linkVariants({ className: 'justify-self-start' })}>
              {messages.signIn}
            </PageLink>
          </>
        )
      )
    case 'pending':
      return null
    default:
      return state satisfies never
  }
}

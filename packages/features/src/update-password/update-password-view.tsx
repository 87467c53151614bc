'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useResultFocus } from '../shared/form/use-result-focus.ts'
import { UpdatePasswordFormView } from './update-password-form-view.tsx'
import type { UpdatePasswordHandle } from './use-update-password.ts'

export interface UpdatePasswordViewProps {
  updatePassword: UpdatePasswordHandle
}

/** The update-password screen. Renders the page's `<main>`: a form for visitors with a valid link, and its result. */
export function UpdatePasswordView({ updatePassword }: UpdatePasswordViewProps) {
  return (
    <AccountScreen motto={updatePassword.messages.motto}>
      <Content {...updatePassword} />
    </AccountScreen>
  )
}

function Content(updatePassword: UpdatePasswordHandle) {
  const { state, messages, redirectTo, redirectAfterMs } = updatePassword
  const { routes } = useConfig()
  const isResult = state.status === 'success' || state.status === 'changed'
  const headingRef = useResultFocus(isResult ? state.status : null)
  switch (state.status) {
    case 'loading':
      return (
        <StatusMessage
          icon="pending"
          heading={messages.loadingTitle}
          text={messages.loadingText}
          withoutScripts={messages.withoutScripts}
        />
      )
    case 'invalid':
      return (
        <>
          <StatusMessage icon="failed" heading={messages.invalidTitle} text={messages.invalidText} />
          <ActionLink href={routes.forgotPassword}>{messages.requestAnother}</ActionLink>
        </>
      )
    case 'idle':
    case 'pending':
    case 'error':
      return (
        <>
          <StatusMessage icon="key" heading={messages.title} text={messages.text} />
          <UpdatePasswordFormView updatePassword={updatePassword} />
          {/* Only the server knows when the session ends. */}
          <PageLink href={routes.forgotPassword} className={linkVariants({ className: 'justify-self-start' })}>
            {messages.anotherLink}
          </PageLink>
        </>
      )
    case 'success':
      return (
        <>
          <StatusMessage
            key="result"
            icon="done"
            headingRef={headingRef}
            heading={messages.successTitle}
            text={redirectTo === null ? messages.successTextWithoutRedirect : messages.successText}
          />
          {redirectTo !== null && (
            <RedirectNotice href={redirectTo} label={messages.toLogin} afterMs={redirectAfterMs} />
          )}
        </>
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
          <ActionLink href={routes.login}>{messages.signIn}</ActionLink>
        </>
      )
    default:
      return state satisfies never
  }
}

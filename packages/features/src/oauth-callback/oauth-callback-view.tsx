'use client'

import { LinkButton } from '@summit/ui/link-button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

export interface OAuthCallbackViewProps {
  oauthCallback: OAuthCallbackHandle
}

/** The OAuth callback screen. Renders the page's `<main>`: the state, and where to go next. */
export function OAuthCallbackView({ oauthCallback }: OAuthCallbackViewProps) {
  return (
    <AccountScreen motto={oauthCallback.messages.motto}>
      <Content {...oauthCallback} />
    </AccountScreen>
  )
}

function Content({ state, messages, redirectTo, redirectAfterMs }: OAuthCallbackHandle) {
  const { routes } = useConfig()
  switch (state.status) {
    case 'pending':
      return <StatusMessage icon="pending" heading={messages.pendingTitle} text={messages.pendingText} />
    case 'success':
      if (redirectTo === null) return <StatusMessage icon="done" heading={messages.successTitle} />
      return (
        <>
          <StatusMessage icon="done" heading={messages.successTitle} text={messages.successText} />
          <RedirectNotice href={redirectTo} label={messages.goOn} afterMs={redirectAfterMs} />
        </>
      )
    case 'error':
      return (
        <>
          <StatusMessage icon="failed" heading={messages.errorTitle} text={state.message} />
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="accent" render={<PageLink href={routes.login} />}>
              {messages.tryAgain}
            </LinkButton>
            <LinkButton variant="secondary" render={<PageLink href={routes.home} />}>
              {messages.asGuest}
            </LinkButton>
          </div>
        </>
      )
    default:
      return state satisfies never
  }
}

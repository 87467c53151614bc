'use client'

import { LinkButton } from '@summit/ui/link-button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectStatus } from '../shared/account/redirect-status.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

export interface OAuthCallbackViewProps {
  oauthCallback: OAuthCallbackHandle
}

/** The OAuth callback screen. Renders the page's `<main>`: the state, and where to go next. */
export function OAuthCallbackView({ oauthCallback }: OAuthCallbackViewProps) {
  const { state, messages } = oauthCallback
  const { routes } = useConfig()
  return (
    <AccountScreen motto={messages.motto}>
      <RedirectStatus {...oauthCallback} errorText={state.status === 'error' ? state.message : ''} />
      {state.status === 'error' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="accent" render={<PageLink href={routes.login} />}>
            {messages.tryAgain}
          </LinkButton>
          <LinkButton variant="secondary" render={<PageLink href={routes.home} />}>
            {messages.asGuest}
          </LinkButton>
        </div>
      )}
    </AccountScreen>
  )
}

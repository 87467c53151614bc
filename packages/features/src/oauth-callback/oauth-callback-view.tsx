'use client'

import { LinkButton } from '@summit/ui/link-button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectStatus } from '../shared/account/redirect-status.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { OAuthCallbackMessages } from './oauth-callback.ts'
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
      <RedirectStatus
        {...oauthCallback}
        messages={withLinked(oauthCallback)}
        errorText={state.status === 'error' ? state.message : ''}
      />
      {state.status === 'error' && (
        <div className="flex flex-wrap gap-3">
          {state.isSignedIn && routes.account !== null ? (
            <LinkButton variant="accent" render={<PageLink href={routes.account} />}>
              {messages.toAccount}
            </LinkButton>
          ) : (
            <>
              <LinkButton variant="accent" render={<PageLink href={routes.login} />}>
                {messages.tryAgain}
              </LinkButton>
              <LinkButton variant="secondary" render={<PageLink href={routes.home} />}>
                {messages.asGuest}
              </LinkButton>
            </>
          )}
        </div>
      )}
    </AccountScreen>
  )
}

/** The texts of the success: those of linking, if the flow has linked. */
function withLinked({ state, messages }: OAuthCallbackHandle): OAuthCallbackMessages {
  if (state.status !== 'success' || state.linked === undefined) return messages
  const { linkedTitle, linkedText, toAccount, providers } = messages
  return { ...messages, successTitle: linkedTitle(providers[state.linked]), successText: linkedText, goOn: toAccount }
}

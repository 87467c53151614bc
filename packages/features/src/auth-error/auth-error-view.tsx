'use client'

import { LinkButton } from '@summit/ui/link-button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { HydratedOnly } from '../shared/account/hydrated-only.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { Steps } from '../shared/account/steps.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig, useProviderNames } from '../shared/config/use-config.ts'
import type { AuthErrorHandle } from './use-auth-error.ts'

export interface AuthErrorViewProps {
  authError: AuthErrorHandle
}

/** The screen for a social sign-in that failed. Renders the page's `<main>`: what went wrong, and what to try. */
export function AuthErrorView({ authError: { state, messages } }: AuthErrorViewProps) {
  const { routes, locale } = useConfig()
  const providers = useProviderNames()
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' })
  return (
    <AccountScreen motto={messages.motto}>
      <HydratedOnly>
        <StatusMessage icon="failed" heading={state.heading} text={state.message} />
        <Steps
          heading={messages.whatToTry}
          steps={[
            messages.signInAgain,
            ...(providers.length > 0 ? [messages.usePassword(anyOf.format(providers))] : []),
            messages.allowCookies,
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="accent" render={<PageLink href={routes.login} />}>
            {messages.tryAgain}
          </LinkButton>
          <LinkButton variant="secondary" render={<PageLink href={routes.home} />}>
            {messages.backToHome}
          </LinkButton>
        </div>
      </HydratedOnly>
    </AccountScreen>
  )
}

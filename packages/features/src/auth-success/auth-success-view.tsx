'use client'

import { AccountScreen } from '../shared/account/account-screen.tsx'
import { HydratedOnly } from '../shared/account/hydrated-only.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { Steps } from '../shared/account/steps.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { AuthSuccessHandle } from './use-auth-success.ts'

export interface AuthSuccessViewProps {
  authSuccess: AuthSuccessHandle
}

/** The screen for a social sign-in that succeeded. Renders the page's `<main>`: the identity provider and the next step. */
export function AuthSuccessView({ authSuccess }: AuthSuccessViewProps) {
  const { state, messages, redirectTo, redirectAfterMs } = authSuccess
  const { stores } = useConfig().brand
  const isLeaving = redirectTo !== null
  return (
    <AccountScreen motto={messages.motto}>
      <HydratedOnly>
        <StatusMessage icon="done" heading={messages.title} text={messages.text(state.provider)} />
        <Steps
          heading={messages.next}
          steps={[
            messages.accountCreated,
            ...(isLeaving ? [messages.redirecting] : []),
            ...(stores ? [messages.download] : []),
          ]}
        />
        {isLeaving && <RedirectNotice href={redirectTo} label={messages.goOn} afterMs={redirectAfterMs} />}
      </HydratedOnly>
    </AccountScreen>
  )
}

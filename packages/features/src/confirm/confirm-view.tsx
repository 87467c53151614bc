'use client'

import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { ConfirmHandle } from './use-confirm.ts'

export interface ConfirmViewProps {
  confirm: ConfirmHandle
}

/** The page that a recovery link opens. Renders the page's `<main>`: the state of verification, and where it leads. */
export function ConfirmView({ confirm: handle }: ConfirmViewProps) {
  return (
    <AccountScreen motto={handle.messages.motto}>
      <Content {...handle} />
    </AccountScreen>
  )
}

function Content({ state, messages, redirectTo, redirectAfterMs }: ConfirmHandle) {
  const { routes } = useConfig()
  switch (state.status) {
    case 'pending':
      return <StatusMessage icon="pending" heading={messages.pendingTitle} text={messages.pendingText} />
    case 'success':
      if (redirectTo === null) return <StatusMessage icon="done" heading={messages.successTitle} />
      return (
        <>
          <StatusMessage icon="done" heading={messages.successTitle} text={messages.successText} />
          <RedirectNotice href={redirectTo} label={messages.continue} afterMs={redirectAfterMs} />
        </>
      )
    case 'error':
      return (
        <>
          <StatusMessage
            icon="failed"
            heading={messages.errorTitle}
            text={
              <span>
                <span className="block text-lead text-ink">{state.message}</span>
                {redirectTo !== null && <span className="block">{messages.errorText}</span>}
              </span>
            }
          />
          {redirectTo === null ? (
            <ActionLink href={routes.forgotPassword}>{messages.requestAnother}</ActionLink>
          ) : (
            <RedirectNotice href={redirectTo} label={messages.requestAnother} afterMs={redirectAfterMs} />
          )}
        </>
      )
    default:
      return state satisfies never
  }
}

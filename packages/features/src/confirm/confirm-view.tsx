'use client'

import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { RedirectStatus } from '../shared/account/redirect-status.tsx'
import { RetryButton } from '../shared/account/retry-button.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { ConfirmHandle } from './use-confirm.ts'

export interface ConfirmViewProps {
  confirm: ConfirmHandle
}

/** The page that a recovery link opens. Renders the page's `<main>`: the state of verification, and where it leads. */
export function ConfirmView({ confirm }: ConfirmViewProps) {
  const { messages, redirectTo } = confirm
  return (
    <AccountScreen motto={messages.motto}>
      <RedirectStatus
        {...confirm}
        errorText={
          <span>
            <span className="block text-lead text-ink">
              {confirm.state.status === 'error' && confirm.state.message}
            </span>
            {redirectTo !== null && <span className="block">{messages.errorText}</span>}
          </span>
        }
      />
      <RetryButton state={confirm.state} label={messages.tryAgain} retry={confirm.retry} />
      {confirm.state.status === 'error' && <AnotherLink {...confirm} />}
    </AccountScreen>
  )
}

function AnotherLink({ messages, redirectTo, redirectAfterMs }: ConfirmHandle) {
  const { routes } = useConfig()
  return redirectTo === null ? (
    <ActionLink href={routes.forgotPassword}>{messages.requestAnother}</ActionLink>
  ) : (
    <RedirectNotice href={redirectTo} label={messages.requestAnother} afterMs={redirectAfterMs} />
  )
}

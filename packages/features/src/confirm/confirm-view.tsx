'use client'

import { Button } from '@summit/ui/button'
import { useState } from 'react'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { ActionLink } from '../shared/account/action-link.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { RedirectStatus } from '../shared/account/redirect-status.tsx'
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
      <Retry {...confirm} />
      {confirm.state.status === 'error' && <AnotherLink {...confirm} />}
    </AccountScreen>
  )
}

/** The button that verifies the link again. It stays in the page while it does, and so keeps the focus. */
function Retry({ state, messages, retry }: ConfirmHandle) {
  const [isRetried, setIsRetried] = useState(false)
  const isUnreachable = state.status === 'error' && state.reason === 'unreachable'
  if (!isUnreachable && !(isRetried && state.status === 'pending')) return null
  return (
    <Button
      variant="accent"
      className="justify-self-start"
      pending={!isUnreachable}
      onClick={() => {
        setIsRetried(true)
        retry()
      }}
    >
      {messages.tryAgain}
    </Button>
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

import type { ReactElement } from 'react'
import { RedirectNotice } from './redirect-notice.tsx'
import { StatusMessage } from './status-message.tsx'

export interface RedirectStatusProps {
  state: { status: 'pending' | 'success' | 'error' }
  messages: Record<
    'pendingTitle' | 'pendingText' | 'withoutScripts' | 'successTitle' | 'successText' | 'errorTitle' | 'goOn',
    string
  >
  /** The sentence of a failure. */
  errorText: string | ReactElement
  /** Target path of the redirect after success, or null. */
  redirectTo: string | null
  redirectAfterMs: number
}

const icons = { pending: 'pending', success: 'done', error: 'failed' } as const

/** The state of a page that sends a request when it is shown, and redirects after success. */
export function RedirectStatus({ state, messages, errorText, redirectTo, redirectAfterMs }: RedirectStatusProps) {
  const { status } = state
  const texts = { pending: messages.pendingText, success: redirectTo && messages.successText, error: errorText }
  return (
    <>
      <StatusMessage
        icon={icons[status]}
        heading={messages[`${status}Title`]}
        text={texts[status] ?? ''}
        withoutScripts={status === 'pending' ? messages.withoutScripts : undefined}
      />
      {status === 'success' && redirectTo !== null && (
        <RedirectNotice href={redirectTo} label={messages.goOn} afterMs={redirectAfterMs} />
      )}
    </>
  )
}

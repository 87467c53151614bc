import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { paths } from '../shared/paths.ts'
import { ERROR_REDIRECT_MS, SUCCESS_REDIRECT_MS, wordsOf } from './confirm.ts'
import type { ConfirmHandle } from './use-confirm.ts'

export interface ConfirmPageProps {
  confirm: ConfirmHandle
  /** The product's name, beside the logo. */
  product: string
}

/**
 * The screen that a mail's link leads to. Renders the page's `<main>`: the state of redeeming the link, and where to go
 * next.
 */
export function ConfirmPage({ confirm, product }: ConfirmPageProps) {
  return (
    <AccountScreen product={product} motto={confirm.messages.motto}>
      <Content {...confirm} />
    </AccountScreen>
  )
}

function Content({ state, messages }: ConfirmHandle) {
  switch (state.status) {
    case 'verifying':
      return <StatusMessage icon="pending" heading={messages.verifyingTitle} text={messages.verifyingText} />
    case 'success':
      return (
        <>
          <StatusMessage icon="done" heading={messages.successTitle} text={messages.successText} />
          <RedirectNotice href={state.next} label={messages.goOn} afterMs={SUCCESS_REDIRECT_MS} />
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
                <span className="block text-lead text-ink">{wordsOf(state, messages)}</span>
                <span className="block">{messages.errorText}</span>
              </span>
            }
          />
          <RedirectNotice href={paths.forgotPassword} label={messages.askAgain} afterMs={ERROR_REDIRECT_MS} />
        </>
      )
    default:
      return state satisfies never
  }
}

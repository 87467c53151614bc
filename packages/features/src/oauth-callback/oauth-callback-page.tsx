import { buttonVariants } from '@summit/ui/button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { paths } from '../shared/paths.ts'
import { REDIRECT_AFTER_MS } from './oauth-callback.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

export interface OAuthCallbackPageProps {
  oauthCallback: OAuthCallbackHandle
  /** The product's name, beside the logo. */
  product: string
}

/**
 * The screen to which Google and Apple send visitors back. Renders the page's `<main>`: the state of signing in, and
 * where to go next.
 */
export function OAuthCallbackPage({ oauthCallback, product }: OAuthCallbackPageProps) {
  return (
    <AccountScreen product={product} motto={oauthCallback.messages.motto}>
      <Content {...oauthCallback} />
    </AccountScreen>
  )
}

function Content({ state, messages }: OAuthCallbackHandle) {
  switch (state.status) {
    case 'loading':
      return <StatusMessage icon="pending" heading={messages.loadingTitle} text={messages.loadingText} />
    case 'success':
      return (
        <>
          <StatusMessage icon="done" heading={messages.successTitle} text={messages.successText} />
          <RedirectNotice href={paths.home} label={messages.goOn} afterMs={REDIRECT_AFTER_MS} />
        </>
      )
    case 'error':
      return (
        <>
          <StatusMessage icon="failed" heading={messages.errorTitle} text={state.message} />
          <div className="flex flex-wrap gap-3">
            <a href={paths.login} className={buttonVariants({ variant: 'accent' })}>
              {messages.tryAgain}
            </a>
            <a href={paths.home} className={buttonVariants({ variant: 'secondary' })}>
              {messages.asGuest}
            </a>
          </div>
        </>
      )
    default:
      return state satisfies never
  }
}

import { AccountScreen } from '../shared/account/account-screen.tsx'
import { RedirectNotice } from '../shared/account/redirect-notice.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { Steps } from '../shared/account/steps.tsx'
import { HydratedOnly } from '../shared/account/hydrated-only.tsx'
import { paths } from '../shared/paths.ts'
import { REDIRECT_AFTER_MS } from './auth-success.ts'
import type { AuthSuccessHandle } from './use-auth-success.ts'

export interface AuthSuccessPageProps {
  authSuccess: AuthSuccessHandle
  /** The product's name, beside the logo. */
  product: string
}

/** The screen for a sign-in that succeeded outside of this site. Renders the page's `<main>`. */
export function AuthSuccessPage({ authSuccess: { provider, messages }, product }: AuthSuccessPageProps) {
  return (
    <AccountScreen product={product} motto={messages.motto}>
      <HydratedOnly>
        <StatusMessage icon="done" heading={messages.title} text={messages.text(provider)} />
        <Steps heading={messages.next}>{messages.steps}</Steps>
        <RedirectNotice href={paths.home} label={messages.goOn} afterMs={REDIRECT_AFTER_MS} />
      </HydratedOnly>
    </AccountScreen>
  )
}

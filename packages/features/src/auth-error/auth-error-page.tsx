import { buttonVariants } from '@summit/ui/button'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { Steps } from '../shared/account/steps.tsx'
import { HydratedOnly } from '../shared/account/hydrated-only.tsx'
import { paths } from '../shared/paths.ts'
import type { AuthErrorHandle } from './use-auth-error.ts'

export interface AuthErrorPageProps {
  authError: AuthErrorHandle
  product: string
}

/** The screen for a sign-in that failed outside of this site. Renders the page's `<main>`. */
export function AuthErrorPage({ authError: { error, messages }, product }: AuthErrorPageProps) {
  return (
    <AccountScreen product={product} motto={messages.motto}>
      <HydratedOnly>
        <StatusMessage icon="failed" heading={error.heading} text={error.text} />
        <Steps heading={messages.whatToTry}>{messages.steps}</Steps>
        <div className="flex flex-wrap gap-3">
          <a href={paths.login} className={buttonVariants({ variant: 'accent' })}>
            {messages.tryAgain}
          </a>
          <a href={paths.home} className={buttonVariants({ variant: 'secondary' })}>
            {messages.backToHome}
          </a>
        </div>
      </HydratedOnly>
    </AccountScreen>
  )
}

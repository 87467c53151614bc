import { buttonLook } from '@summit/ui/button'
import { AlertIcon } from '@summit/ui/icons'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { paths } from '../shared/paths.ts'
import type { AuthErrorHandle } from './use-auth-error.ts'

export interface AuthErrorPageProps {
  authError: AuthErrorHandle
  product: string
}

/** Where a sign-in that failed elsewhere ends. Renders the page's `<main>`. */
export function AuthErrorPage({ authError: { error, messages }, product }: AuthErrorPageProps) {
  return (
    <AccountScreen product={product} motto={messages.motto}>
      <AlertIcon className="size-14 text-danger" />
      <h1 className="text-title wrap-anywhere">{error.heading}</h1>
      <p className="text-lead wrap-anywhere text-ink-muted">{error.text}</p>
      <div>
        <h2 className="mb-2 text-h4">{messages.whatToTry}</h2>
        <ul className="border-t border-line">
          {messages.steps.map((step) => (
            <li key={step} className="border-b border-line py-2.5 text-small">
              {step}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={paths.login} className={buttonLook({ variant: 'accent' })}>
          {messages.tryAgain}
        </a>
        <a href={paths.home} className={buttonLook({ variant: 'line' })}>
          {messages.backToHome}
        </a>
      </div>
    </AccountScreen>
  )
}

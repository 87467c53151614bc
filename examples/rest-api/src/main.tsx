import '@summit/features/styles.css'
import { Dashboard } from '@summit/features/dashboard'
import { ForgotPassword } from '@summit/features/forgot-password'
import { paths } from '@summit/features/paths'
import { FeaturesProvider } from '@summit/features/provider'
import { SignIn } from '@summit/features/sign-in'
import { SignUp } from '@summit/features/sign-up'
import { UpdatePassword } from '@summit/features/update-password'
import { VerifyEmail } from '@summit/features/verify-email'
import { createToasts, Toaster } from '@summit/ui/toast'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { request } from './api.ts'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
// The pages whose calls this API does not have.
const routes = { home: paths.login, terms: null, privacy: null, account: null, codeSignIn: null }
const toasts = createToasts()

/** The mailed link is `/auth/update-password?key=…`. Its session is no call of `request`. */
const key = new URLSearchParams(location.search).get('key')
const recovery = { session: async () => (key ? { accessToken: key, email: null } : null) }

const pages: Record<string, ReactNode> = {
  [paths.signup]: <SignUp />,
  [paths.verifyEmail]: <VerifyEmail />,
  [paths.dashboard]: <Dashboard />,
  [paths.forgotPassword]: <ForgotPassword />,
  [paths.updatePassword]: <UpdatePassword auth={recovery} />,
}

createRoot(document.body).render(
  <FeaturesProvider
    brand={brand}
    routes={routes}
    ports={{ request }}
    providers={[]}
    createsAccounts
    notify={toasts.notify}
  >
    <div className="summit">{pages[location.pathname] ?? <SignIn passkeys={false} />}</div>
    <Toaster toasts={toasts} />
  </FeaturesProvider>,
)

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
import * as auth from './auth.ts'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
const routes = { home: paths.login, terms: null, privacy: null }
const toasts = createToasts()

/** better-auth's link leads to `/auth/update-password?token=…`, or to `?error=INVALID_TOKEN`. */
const token = new URLSearchParams(location.search).get('token')
const recovery = { session: async () => (token ? { accessToken: token, email: null } : null) }

/** The page of a user asks the server first: the session that the browser has stored may have ended. */
const user = location.pathname === paths.dashboard ? await auth.currentUser().catch(() => undefined) : undefined

const pages: Record<string, ReactNode> = {
  [paths.signup]: <SignUp signUp={auth.signUp} resendLink={auth.resendLink} findOutbox={null} />,
  [paths.verifyEmail]: <VerifyEmail verifyEmail={auth.verifyEmail} />,
  [paths.dashboard]: <Dashboard initialUser={user} signOut={auth.signOut} />,
  [paths.forgotPassword]: <ForgotPassword sendResetLink={auth.sendResetLink} findOutbox={null} />,
  [paths.updatePassword]: <UpdatePassword auth={recovery} updatePassword={auth.updatePassword} />,
}

createRoot(document.body).render(
  <FeaturesProvider brand={brand} routes={routes} providers={[]} notify={toasts.notify}>
    <div className="summit">{pages[location.pathname] ?? <SignIn signIn={auth.signIn} quickSignIn={false} />}</div>
    <Toaster toasts={toasts} />
  </FeaturesProvider>,
)

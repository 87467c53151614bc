import '@summit/features/styles.css'
import { Confirm } from '@summit/features/confirm'
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
const ports = { session: auth.session }
const toasts = createToasts()

const recovery = { verify: auth.verify, session: auth.recoverySession }
const verifyEmail = ({ token }: { token: string }) => auth.verify({ tokenHash: token, type: 'signup' })

const pages: Record<string, ReactNode> = {
  [paths.signup]: <SignUp signUp={auth.signUp} resendLink={auth.resendLink} findOutbox={null} />,
  [paths.verifyEmail]: <VerifyEmail verifyEmail={verifyEmail} />,
  // The client removes its session after the response, so the page stays until then. What follows is sign-in.
  [paths.dashboard]: <Dashboard signOut={auth.signOut} redirectTo={null} />,
  [paths.forgotPassword]: <ForgotPassword sendResetLink={auth.sendResetLink} findOutbox={null} />,
  [paths.confirm]: <Confirm auth={recovery} />,
  [paths.updatePassword]: <UpdatePassword auth={recovery} updatePassword={auth.updatePassword} />,
}

await auth.ready
createRoot(document.body).render(
  <FeaturesProvider brand={brand} routes={routes} ports={ports} providers={[]} notify={toasts.notify}>
    <div className="summit">{pages[location.pathname] ?? <SignIn signIn={auth.signIn} quickSignIn={false} />}</div>
    <Toaster toasts={toasts} />
  </FeaturesProvider>,
)

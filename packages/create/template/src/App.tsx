import '@summit/features/styles.css'
import { Dashboard } from '@summit/features/dashboard'
import { paths } from '@summit/features/paths'
import { FeaturesProvider } from '@summit/features/provider'
import { SignIn } from '@summit/features/sign-in'
import { createToasts, Toaster } from '@summit/ui/toast'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
const toasts = createToasts()

export default function App({ path = location.pathname }) {
  return (
    <FeaturesProvider brand={brand} notify={toasts.notify}>
      <div className="summit">
        {path === paths.dashboard ? <Dashboard /> : <SignIn signUpLink={false} forgotPasswordLink={false} />}
      </div>
      <Toaster toasts={toasts} />
    </FeaturesProvider>
  )
}

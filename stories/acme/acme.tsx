import { german, toasterTexts } from '@summit/features/locales/de'
import { FeaturesProvider } from '@summit/features/provider'
import { google, SignIn } from '@summit/features/sign-in'
import { createToasts, Toaster } from '@summit/ui/toast'
import { acme } from '../../.storybook/acme.tsx'

const routes = { login: '/login', dashboard: '/home', signup: '/join', forgotPassword: '/lost-password' }
const providers = [google]
const toasts = createToasts()

/** Another product's host: its own brand, addresses, language and back end. */
export function Acme({ path, apiOrigin }: { path: string; apiOrigin: string }) {
  return (
    <FeaturesProvider
      brand={acme}
      notify={toasts.notify}
      routes={routes}
      api={{ origin: apiOrigin, paths: { login: '/sessions', google: '/google' } }}
      providers={providers}
      locale="de-DE"
      currency="EUR"
      translations={german}
    >
      <div lang="de">{path === '/home' ? <h1>Hallo bei Acme</h1> : <SignIn quickSignIn={false} />}</div>
      <Toaster toasts={toasts} texts={toasterTexts} />
    </FeaturesProvider>
  )
}

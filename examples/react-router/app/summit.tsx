import { german, toasterTexts } from '@summit/features/locales/de'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import { Link, Outlet, useNavigate } from 'react-router'

const config = {
  brand: { name: 'Halyard', shortName: 'halyard', contact: { email: 'ahoi@halyard.example' } },
  routes: { login: '/log-in', dashboard: '/locker', pricing: '/fees', download: '/fees', features: '/' },
  api: { origin: import.meta.env.VITE_API_ORIGIN },
  locale: 'de-CH',
  currency: 'CHF',
  translations: german,
  providers: [],
  Link,
}
const toasts = createToasts()

export default function SummitLayout() {
  return (
    <FeaturesProvider {...config} navigate={useNavigate()} notify={toasts.notify}>
      <div className="summit">
        <Outlet />
      </div>
      <Toaster toasts={toasts} texts={toasterTexts} />
    </FeaturesProvider>
  )
}

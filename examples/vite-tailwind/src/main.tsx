import './index.css'
import { Dashboard } from '@summit/features/dashboard'
import { CtaSection, FeaturesSection, Hero } from '@summit/features/home'
import { Newsletter } from '@summit/features/newsletter'
import { Pricing } from '@summit/features/pricing'
import { FeaturesProvider } from '@summit/features/provider'
import { SignIn } from '@summit/features/sign-in'
import { createToasts, Toaster } from '@summit/ui/toast'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { brand, plans, routes } from './fjord.ts'
import { OwnPage } from './own/page.tsx'
import { watchTheme } from './own/theme.ts'

watchTheme()
const api = { origin: import.meta.env.VITE_API_ORIGIN }
const toasts = createToasts()

const pages: Record<string, ReactNode> = {
  '/': (
    <main>
      <Hero messages={{ title: 'Paddle further.' }} />
      <FeaturesSection />
      <CtaSection />
      <Newsletter opensAfterMs={5_000} />
    </main>
  ),
  '/sign-in': <SignIn providers={[]} signUpLink={false} forgotPasswordLink={false} />,
  '/prices': <Pricing plans={plans} messages={{ lead: 'One day or all summer.' }} />,
  '/boat': <Dashboard />,
}
const page = pages[location.pathname]

createRoot(document.body).render(
  <FeaturesProvider brand={brand} routes={routes} api={api} notify={toasts.notify}>
    {page ? <div className="summit">{page}</div> : <OwnPage />}
    <Toaster toasts={toasts} />
  </FeaturesProvider>,
)

import '@summit/features/styles.css'
import { createRoot } from 'react-dom/client'

/** A page per address, each in a chunk of its own. */
const pages: Record<string, () => Promise<() => React.ReactNode>> = {
  '/': async () => (await import('../../shared/home.tsx')).HomePage,
  '/pricing': async () => (await import('../../shared/pricing.tsx')).PricingPage,
  '/auth/login': async () => (await import('../../shared/sign-in.tsx')).SignInPage,
}

const Page = await pages[location.pathname]?.()
if (Page) createRoot(document.getElementById('root') ?? document.body).render(<Page />)

import { german } from '@summit/features/locales/de'
import type { Plan } from '@summit/features/pricing'

export const config = {
  brand: { name: 'Kiesel', shortName: 'kiesel', contact: { email: 'hallo@kiesel.example' } },
  routes: { login: '/anmelden', dashboard: '/konto', pricing: '/preise', download: '/preise', features: '/' },
  api: { origin: process.env.NEXT_PUBLIC_API_ORIGIN ?? '' },
  locale: 'de-DE',
  currency: 'EUR',
  translations: german,
}

const features = ['Hallenplan', 'Routenbuch'].map((name) => ({ name, included: true }))

export const plans: Plan[] = [
  { name: 'Boden', monthlyPrice: 0, yearlyPrice: 0, description: 'Probieren.', features, cta: 'Los', popular: false },
  { name: 'Wand', monthlyPrice: 9, yearlyPrice: 7, description: 'Klettern.', features, cta: 'Hoch', popular: true },
]

import type { Brand } from '@summit/features/brand'
import type { Plan } from '@summit/features/pricing'

export const brand: Brand = {
  name: 'Acme',
  shortName: 'acme',
  contact: { email: 'hello@acme.example' },
  stores: { appStore: { url: 'https://apps.apple.com/app/id1' } },
}

export const routes = { login: '/login', dashboard: '/account', pricing: '/plans', download: '/plans', features: '/' }

const features = ['Routes', 'Live tracking'].map((name) => ({ name, included: true }))

export const plans: Plan[] = [
  { name: 'Jog', monthlyPrice: 0, yearlyPrice: 0, description: 'Run.', features, cta: 'Start', popular: false },
  { name: 'Race', monthlyPrice: 5, yearlyPrice: 4, description: 'Run on.', features, cta: 'Go', popular: true },
]

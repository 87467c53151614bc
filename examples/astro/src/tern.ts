import type { Plan } from '@summit/features/pricing'

export const config = {
  brand: { name: 'Tern', shortName: 'tern', contact: { email: 'coast@tern.example' } },
  routes: { login: '/enter', dashboard: '/nest', pricing: '/membership', download: '/membership', features: '/' },
  api: { origin: import.meta.env.PUBLIC_API_ORIGIN },
  providers: [],
}

const features = ['Migration maps', 'Wind forecast'].map((name) => ({ name, included: true }))

export const plans: Plan[] = [
  { name: 'Guest', monthlyPrice: 0, yearlyPrice: 0, description: 'Look.', features, cta: 'Look in', popular: false },
  { name: 'Member', monthlyPrice: 4, yearlyPrice: 3, description: 'Fly.', features, cta: 'Take off', popular: true },
]

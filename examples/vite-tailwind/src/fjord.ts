import type { Brand } from '@summit/features/brand'
import type { Plan } from '@summit/features/pricing'

export const brand: Brand = {
  name: 'Fjord',
  shortName: 'fjord',
  contact: { email: 'ahoy@fjord.example' },
  stores: { appStore: { url: 'https://apps.apple.com/app/id2' } },
}

export const routes = { login: '/sign-in', dashboard: '/boat', pricing: '/prices', download: '/prices', features: '/' }

const features = ['Sea charts', 'Tide tables'].map((name) => ({ name, included: true }))

export const plans: Plan[] = [
  { name: 'Day', monthlyPrice: 0, yearlyPrice: 0, description: 'Paddle.', features, cta: 'Begin', popular: false },
  { name: 'Season', monthlyPrice: 8, yearlyPrice: 6, description: 'Cross.', features, cta: 'Join', popular: true },
]

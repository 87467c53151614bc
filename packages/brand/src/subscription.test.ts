import { expect, it } from 'vitest'
import { getSubscription } from './subscription.ts'

it('DASH-10 DASH-11 DASH-12 DASH-13 every user has the active free plan, ending in 30 days', () => {
  expect(getSubscription(Date.UTC(2026, 10, 21, 12))).toEqual({
    plan: 'free',
    status: 'active',
    currentPeriodEnd: Date.UTC(2026, 11, 21, 12),
  })
})

import type { Subscription } from '@summit/features/dashboard'

/** Remaining days of the period. */
const PERIOD_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** The subscription that the site shows to all users: free, active, ending in 30 days. Real ones are in the app stores. */
export function getSubscription(now: number): Subscription {
  return { plan: 'free', status: 'active', currentPeriodEnd: now + PERIOD_DAYS * DAY_MS }
}

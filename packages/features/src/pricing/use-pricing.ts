import { useMessages } from '../shared/messages/use-messages.ts'
import { plans, pricingMessages, type Plan, type PricingMessages } from './pricing.ts'

/** The plans and the page's words, as the pricing page takes them. */
export interface PricingHandle {
  plans: readonly Plan[]
  messages: PricingMessages
}

/** Finds the words for the plans on offer. Which billing period is chosen lives in the page's radios, nowhere else. */
export function usePricing(offered: readonly Plan[] = plans): PricingHandle {
  return { plans: offered, messages: useMessages(pricingMessages) }
}

import { useMessages } from '../shared/messages/use-messages.ts'
import { plans, pricingMessages, type Plan, type PricingMessages } from './pricing.ts'

/** The plans and the page's texts, as the pricing page takes them. */
export interface PricingHandle {
  plans: readonly Plan[]
  messages: PricingMessages
}

/**
 * The plans and the page's texts. The chosen billing period is the state of the page's radio buttons, and not kept
 * here.
 */
export function usePricing(offered: readonly Plan[] = plans): PricingHandle {
  return { plans: offered, messages: useMessages(pricingMessages) }
}

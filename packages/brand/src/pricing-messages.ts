import type { PricingMessages } from '@summit/features/pricing'

/** Summit's own wording of the pricing page: its prices have no more digits than they need, as in `$3.5`. */
export const pricingMessages = {
  priceFormat: { minimumFractionDigits: 0 },
} satisfies Partial<PricingMessages>

import type { Question } from '../shared/config/question.ts'

/** A plan of the product. */
export interface Plan {
  name: string
  /**
   * Price per month with monthly billing, in the provider's currency. A plan whose two prices are equal is free
   * or paid for once.
   */
  monthlyPrice: number
  /** Price per month with yearly billing, in the provider's currency. */
  yearlyPrice: number
  description: string
  features: readonly PlanFeature[]
  /** The text of the plan's link. */
  cta: string
  /** Where the link leads. @default the provider's `routes.download` */
  href?: string | undefined
  popular: boolean
}

/** A feature that a plan includes or does not include. */
export interface PlanFeature {
  name: string
  included: boolean
}

/** How a plan is paid for. */
export type Payment = 'never' | 'once' | 'monthly'

/** How a plan is paid for, derived from its two prices. */
export function getPayment({ monthlyPrice, yearlyPrice }: Plan): Payment {
  if (monthlyPrice !== yearlyPrice) return 'monthly'
  return monthlyPrice === 0 ? 'never' : 'once'
}

/** What yearly billing saves in a year. Not above zero: nothing. */
export function yearlySaving({ monthlyPrice, yearlyPrice }: Plan): number {
  return (monthlyPrice - yearlyPrice) * 12
}

/** The part of the price that yearly billing saves, in whole hundredths, rounded down: a badge promises it. */
export function savedPart({ monthlyPrice, yearlyPrice }: Plan): number {
  // 1 − 0.71 is a little less than 0.29 in binary.
  return Math.floor((1 - yearlyPrice / monthlyPrice) * 100 + 1e-9) / 100
}

/** Explanations of features, by name. Not every feature has one. */
export type Explanations = Readonly<Record<string, string>>

const plans: readonly Plan[] = []
const faq: readonly Question[] = []
const explanations: Explanations = {}

/** How prices are written, where it is not the customary way of the provider's locale. */
const priceFormat: Intl.NumberFormatOptions = {}

/** The page's texts. `{save}` stands for the badge of the same name. */
export const pricingMessages = {
  /** The plans that are shown unless the page is given others. */
  plans,
  title: 'Plans and prices',
  lead: 'Choose the plan that suits you.',
  billingPeriod: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  popular: 'Popular',
  per: { never: 'free', once: 'once', monthly: 'per month' } satisfies Record<Payment, string>,
  /** Below the price; empty for none. That of `monthly` is for plans whose yearly billing saves something. */
  notes: {
    never: '',
    once: '',
    monthly: '{save} with Yearly. Billed monthly.',
  } satisfies Record<Payment, string>,
  /** `percent` is what yearly billing saves, rounded down: `22%`. */
  save: (percent: string) => `Save ${percent}`,
  priceFormat,
  billedYearly: (total: string, saving: string) => `{save} ${total} billed yearly. You save ${saving} a year.`,
  /** The notes of a plan whose yearly billing saves nothing. */
  withoutSaving: { monthly: 'Billed monthly.', yearly: (total: string) => `${total} billed yearly.` },
  notIncluded: 'Not included:',
  explanations,
  faqTitle: 'Questions',
  /** Left out of the page if empty. */
  faq,
}
export type PricingMessages = typeof pricingMessages

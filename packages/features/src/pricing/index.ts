export { Pricing, type PricingProps } from './pricing-page.tsx'
export {
  plans,
  pricingMessages,
  type Explanations,
  type Payment,
  type Plan,
  type PlanFeature,
  type PricingMessages,
} from './pricing.ts'

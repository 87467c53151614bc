export { Pricing, type PricingProps } from './pricing-page.tsx'
export {
  pricingMessages,
  type Explanations,
  type Payment,
  type Plan,
  type PlanFeature,
  type PricingMessages,
} from './pricing.ts'
export type { Question } from '../shared/config/question.ts'

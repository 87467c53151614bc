export { PricingPage as default } from '../../../shared/pricing'

import { usePricing } from '@summit/features/pricing'
import { PricingPage } from '@summit/features/pricing/view'
import { Chrome } from '../chrome.tsx'

/** `/pricing` */
export default function PricingRoute() {
  return (
    <Chrome>
      <PricingPage pricing={usePricing()} />
    </Chrome>
  )
}

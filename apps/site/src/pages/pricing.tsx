import { usePricing } from '@summit/features/pricing'
import { PricingPage } from '@summit/features/pricing/view'
import { Layout } from '../components/layout.tsx'

/** `/pricing` */
export default function PricingRoute() {
  return (
    <Layout>
      <PricingPage pricing={usePricing()} />
    </Layout>
  )
}

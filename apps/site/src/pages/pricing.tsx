import { pricingMessages } from '@summit/brand/messages/pricing'
import { Pricing } from '@summit/features/pricing'
import { Layout } from '../components/layout.tsx'

/** `/pricing` */
export default function PricingRoute() {
  return (
    <Layout>
      <Pricing messages={pricingMessages} />
    </Layout>
  )
}

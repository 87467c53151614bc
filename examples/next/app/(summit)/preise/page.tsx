import { Pricing } from '@summit/features/pricing'
import { plans } from '../../kiesel'

export default function PricesPage() {
  return <Pricing plans={plans} messages={{ lead: 'Erst probieren, dann klettern.' }} />
}

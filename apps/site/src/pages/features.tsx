import { useCapabilities } from '@summit/features/capabilities'
import { CapabilitiesPage } from '@summit/features/capabilities/view'
import { useBrand } from '@summit/features/provider'
import { Chrome } from '../chrome.tsx'

/** `/features` */
export default function FeaturesRoute() {
  return (
    <Chrome>
      <CapabilitiesPage messages={useCapabilities()} brand={useBrand()} />
    </Chrome>
  )
}

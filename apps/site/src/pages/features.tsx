import { useCapabilities } from '@summit/features/capabilities'
import { CapabilitiesPage } from '@summit/features/capabilities/view'
import { useBrand } from '@summit/features/provider'
import { Layout } from '../components/layout.tsx'

/** `/features` */
export default function FeaturesRoute() {
  return (
    <Layout>
      <CapabilitiesPage messages={useCapabilities()} brand={useBrand()} />
    </Layout>
  )
}

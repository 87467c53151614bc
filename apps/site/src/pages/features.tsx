import { Capabilities } from '@summit/features/capabilities'
import { Layout } from '../components/layout.tsx'

/** `/features` */
export default function FeaturesRoute() {
  return (
    <Layout>
      <Capabilities />
    </Layout>
  )
}

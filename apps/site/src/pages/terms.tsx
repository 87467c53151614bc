import { Terms } from '@summit/features/terms'
import { Layout } from '../components/layout.tsx'

/** `/terms` */
export default function TermsRoute() {
  return (
    <Layout>
      <Terms />
    </Layout>
  )
}

import { Privacy } from '@summit/features/privacy'
import { Layout } from '../components/layout.tsx'

/** `/privacy` */
export default function PrivacyRoute() {
  return (
    <Layout>
      <Privacy />
    </Layout>
  )
}

import { contact } from '@summit/brand/contact'
import { useBrand } from '@summit/features/provider'
import { useTerms } from '@summit/features/terms'
import { TermsPage } from '@summit/features/terms/view'
import { Layout } from '../components/layout.tsx'

/** `/terms` */
export default function TermsRoute() {
  const { name } = useBrand()
  return (
    <Layout>
      <TermsPage messages={useTerms()} party={{ product: name, email: contact.email }} />
    </Layout>
  )
}

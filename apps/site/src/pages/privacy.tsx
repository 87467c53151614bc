import { contact } from '@summit/brand/contact'
import { useBrand } from '@summit/features/provider'
import { usePrivacy } from '@summit/features/privacy'
import { PrivacyPage } from '@summit/features/privacy/view'
import { Layout } from '../components/layout.tsx'

/** `/privacy` */
export default function PrivacyRoute() {
  const { name, shortName } = useBrand()
  return (
    <Layout>
      <PrivacyPage
        messages={usePrivacy()}
        party={{ product: name, shortName, email: contact.email, address: contact.office.address }}
      />
    </Layout>
  )
}

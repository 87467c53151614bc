import { contact } from '@summit/brand/contact'
import { useContact } from '@summit/features/contact'
import { contactPorts } from '@summit/features/contact/ports'
import { ContactPage } from '@summit/features/contact/view'
import { usePorts } from '@summit/features/provider'
import { Layout } from '../components/layout.tsx'

/** `/contact` */
export default function ContactRoute() {
  return (
    <Layout>
      <ContactPage contact={useContact(usePorts(contactPorts))} desk={contact} />
    </Layout>
  )
}

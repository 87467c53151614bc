import { contactMessages } from '@summit/brand/messages/contact'
import { Contact } from '@summit/features/contact'
import { Layout } from '../components/layout.tsx'

/** `/contact` */
export default function ContactRoute() {
  return (
    <Layout>
      <Contact messages={contactMessages} />
    </Layout>
  )
}

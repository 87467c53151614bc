import { contact } from '@summit/brand/contact'
import { useContact } from '@summit/features/contact'
import { contactPorts } from '@summit/features/contact/ports'
import { ContactPage } from '@summit/features/contact/view'
import { usePorts } from '@summit/features/provider'
import { Chrome } from '../chrome.tsx'

/** `/contact` */
export default function ContactRoute() {
  return (
    <Chrome>
      <ContactPage contact={useContact(usePorts(contactPorts))} desk={contact} />
    </Chrome>
  )
}

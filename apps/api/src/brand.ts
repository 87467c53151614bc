import { brand } from '@summit/brand'
import { contact } from '@summit/brand/contact'
import type { EmailBrand } from '@summit/emails'

/** The site's product, as its mails name it: at the address that the contact page shows. */
export const mailBrand: EmailBrand = { ...brand, postalAddress: contact.office.address }

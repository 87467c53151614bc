import { brand } from '@summit/brand'
import { contact } from '@summit/brand/contact'
import type { MailBrand } from '@summit/features/newsletter/mail'

/** The site's product, as its mails name it: at the address that the contact page shows. */
export const mailBrand: MailBrand = { ...brand, postalAddress: contact.office.address }

import type { MailBrand } from '@summit/features/newsletter/mail'
import { brand } from '../../site/src/brand.ts'
import { contact } from '../../site/src/contact.ts'

/** The site's product, as its mails name it: at the address that the contact page shows. */
export const mailBrand: MailBrand = { ...brand, postalAddress: contact.office.address }

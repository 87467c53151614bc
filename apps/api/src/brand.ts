import type { MailBrand } from '@summit/features/newsletter/mail'
import { brand } from '../../site/src/brand.ts'

/** The site's product, as its mails name it. The postal address is sample data: there is no such house. */
export const mailBrand: MailBrand = { ...brand, postalAddress: '1 Ridge Road, 8000 Zurich' }

import type { Brand } from '@summit/features/brand'
export { appStoreQr } from '../apps/site/src/app-store-qr.ts'
export { contact } from '../apps/site/src/contact.ts'
export { testimonials } from '../apps/site/src/testimonials.ts'
import { brand } from '../apps/site/src/brand.ts'

/** The brand of the site. */
export const summit: Brand = brand

/** Another product on the same pages: nothing of the first may shine through. */
export const basecamp: Brand = {
  ...brand,
  name: 'Basecamp',
  shortName: 'basecamp',
  blurb: 'Strength for people who carry things. Made in a garage with the door open.',
}

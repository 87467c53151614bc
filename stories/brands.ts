import { brand } from '@summit/brand'
import type { Brand } from '@summit/features/brand'
export { appStoreQr } from '@summit/brand/app-store-qr'
export { contact } from '@summit/brand/contact'
export { testimonials } from '@summit/brand/testimonials'

/** The brand of the site. */
export const summit: Brand = brand

/** Another product on the same pages: nothing of the first may shine through. */
export const basecamp: Brand = {
  ...brand,
  name: 'Basecamp',
  shortName: 'basecamp',
  blurb: 'Strength for people who carry things. Made in a garage with the door open.',
}

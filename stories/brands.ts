import { brand } from '@summit/brand'
import type { Brand } from '@summit/features/brand'
export { appStoreQr } from '@summit/brand/app-store-qr'
export { contact } from '@summit/brand/contact'
export { testimonials } from '@summit/brand/testimonials'

/** The site's brand. */
export const summit = brand

/** A second brand, to show that no page contains the first one's data. */
export const basecamp = {
  ...brand,
  name: 'Basecamp',
  shortName: 'basecamp',
  blurb: 'Strength for people who carry things. Made in a garage with the door open.',
} satisfies Brand

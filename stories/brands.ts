import { brand } from '@summit/brand'
import type { Brand } from '@summit/features/brand'
import { SummitMark } from '@summit/ui/product/mark'
import { createElement } from 'react'
export { appStoreQr } from '@summit/brand/app-store-qr'
export { homeMessages } from '@summit/brand/messages/home'
export { pricingMessages } from '@summit/brand/messages/pricing'
export { contact } from '@summit/brand/contact'
export { testimonials } from '@summit/brand/testimonials'

/** The site's brand. */
export const summit = { ...brand, logo: createElement(SummitMark) }

/** A second brand, to show that no page contains the first one's data. */
export const basecamp = {
  ...summit,
  name: 'Basecamp',
  shortName: 'basecamp',
  blurb: 'Strength for people who carry things. Made in a garage with the door open.',
  contact: {
    email: 'door@basecamp.test',
    phone: '+1 (760) 555-0163',
    office: { name: 'The garage', address: '2 Col Road, Lone Pine' },
  },
} satisfies Brand

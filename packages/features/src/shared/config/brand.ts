import type { ReactNode } from 'react'

/**
 * The product as data, as far as every page needs it; no feature names a product itself. What single pages need besides
 * (testimonials, a QR code, an address) are props of those pages, so that others do not load it.
 */
export interface Brand {
  /** Display name: `Summit`. */
  name: string
  /** Shown beside the name, one line high. Decorative: screen readers read the name alone. */
  logo?: ReactNode
  /** Fills the space beside the forms of account pages. Decorative. @default contour lines and an elevation chart */
  illustration?: ReactNode
  /** In lower case, for keys and identifiers: `summit`. */
  shortName: string
  /** What the product is, in two sentences, for the footer. */
  blurb?: string | undefined
  /** Where the app can be downloaded. A store that is left out is shown nowhere. */
  stores?: { appStore?: Store; googlePlay?: Store } | undefined
  /** The product's accounts in social networks, in their order. */
  socials?: readonly Social[] | undefined
  contact: ContactDetails
}

/** The app's listing in a store. */
export interface Store {
  /** The app's page in the store. Without it the store is shown as coming soon. */
  url?: string | undefined
}

/** Contact details of the product's team, formatted for display. */
export interface ContactDetails {
  email: string
  /** With the country's code first. */
  phone?: string | undefined
  office?: { name: string; address: string } | undefined
}

/** An account of the product in a social network. */
export interface Social {
  network: string
  /** The account's page. Without it the account is shown as coming soon. */
  href?: string | undefined
  /** The kind of network, which chooses the icon. */
  kind: 'pictures' | 'videos' | 'chat' | 'routes'
}

/** Three testimonials, in display order. */
export type Testimonials = readonly [Testimonial, Testimonial, Testimonial]

/** A QR code of the app's page in the App Store: its dark modules as path data, and how many modules it is wide. */
export interface AppStoreQr {
  path: string
  size: number
}

/** A picture of a page of the workout plan, for an `<img>`. */
export interface PlanPicture {
  src: string
  /** In pixels. */
  width: number
  height: number
}

/** A testimonial. */
export interface Testimonial {
  name: string
  /** The user's occupation. */
  role: string
  /** The letter that is shown in place of a photo. */
  avatar: string
  /** In stars, from 1 to 5. */
  rating: number
  content: string
}

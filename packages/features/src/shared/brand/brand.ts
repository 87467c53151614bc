/**
 * The product as data: what every page needs of it. Another brand is another value of this type; no feature names one by
 * itself. What single pages need besides (testimonials, a QR code, an address) are props of those pages, and travel with them.
 */
export interface Brand {
  /** As people read it: `Summit`. */
  name: string
  /** Prefix of the storage keys, lower case: `summit`. */
  shortName: string
  /** What the product is, in two sentences, for the footer. */
  blurb: string
  /** The app's page in the App Store; every App Store button leads there (T-41). */
  appStoreUrl: string
  /** Where the product will be followed. None has a target yet (CHROME-11). */
  socials: readonly Social[]
}

/** How to reach the people behind the product, each way as people write it. */
export interface Contact {
  email: string
  /** With the country's code first. */
  phone: string
  office: { name: string; address: string }
}

/** An account of the product in a network. */
export interface Social {
  network: string
  /** The picture that stands for the network's kind. */
  kind: 'pictures' | 'videos' | 'chat' | 'routes'
}

/** What its users say, in the order of the page: three of them (HOME-06). */
export type Testimonials = readonly [Testimonial, Testimonial, Testimonial]

/** A QR code of the brand's `appStoreUrl`: its dark modules as path data, and how many modules it is wide. */
export interface AppStoreQr {
  path: string
  size: number
}

/** What a user says of the product (STORE-08). */
export interface Testimonial {
  name: string
  /** What the user does in life. */
  role: string
  /** The letter that stands for a picture. */
  avatar: string
  /** In stars, from 1 to 5. */
  rating: number
  content: string
}

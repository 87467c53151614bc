import type { Brand } from '@summit/features/brand'

/** An email, ready to be sent. */
export interface Email {
  subject: string
  /** The plain-text part. */
  text: string
  html: string
}

/** The product that an email comes from. */
export interface EmailBrand extends Pick<Brand, 'name' | 'shortName'> {
  /** The sender's postal address in one line, which newsletters must state. */
  postalAddress: string
}

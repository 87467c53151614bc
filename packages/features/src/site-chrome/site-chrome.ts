import { paths } from '../shared/paths.ts'

/** A link of the top bar. */
export interface ChromeLink {
  label: string
  href: string
}

/** The texts of what surrounds every page. */
export const chromeMessages = {
  skip: 'Skip to content',
  main: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  close: 'Close',
  features: 'Features',
  pricing: 'Pricing',
  download: 'Download',
  contact: 'Contact',
  terms: 'Terms',
  login: 'Login',
  getStarted: 'Get Started',
  dashboard: 'Dashboard',
  product: 'Product',
  company: 'Company',
  reviews: 'Reviews',
  updates: 'Updates',
  about: 'About',
  careers: 'Careers',
  press: 'Press',
  getTheApp: 'Get the app',
  comingSoon: 'coming soon',
  copyright: (product: string) => `© 2024 ${product}. All rights reserved.`,
  scale: '500 m of effort',
}
export type ChromeMessages = typeof chromeMessages

/** The five pages of the top bar and the drawer (CHROME-03, CHROME-08). */
export function mainLinks(messages: ChromeMessages): readonly ChromeLink[] {
  return [
    { label: messages.features, href: paths.features },
    { label: messages.pricing, href: paths.pricing },
    { label: messages.download, href: paths.download },
    { label: messages.contact, href: paths.contact },
    { label: messages.terms, href: paths.terms },
  ]
}

import type { Routes } from '../shared/config/use-config.ts'

/** A link of the top bar and the drawer. */
export interface MainLink {
  label: string
  href: string
}

/** A link of the footer. Without an address the page is shown as coming soon. */
export interface FooterLink {
  label: string
  href?: string | undefined
}

/** A column of the footer. */
export interface FooterColumn {
  heading: string
  links: readonly FooterLink[]
}

/** The texts of the top bar, the drawer and the footer. */
export const siteChromeMessages = {
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
  /** Above social accounts if none has an address. */
  comingSoon: 'Coming soon',
  /** Appended to a placeholder's text. */
  comingSoonNote: '(coming soon)',
  copyright: (product: string) => `© ${product}. All rights reserved.`,
  /** Beside the footer's scale bar; empty for no scale bar. */
  scale: '',
}
export type SiteChromeMessages = typeof siteChromeMessages

/** The links of the top bar and the drawer, if the host does not pass its own. */
export function mainLinks(messages: SiteChromeMessages, routes: Routes): readonly MainLink[] {
  return [
    { label: messages.features, href: routes.features },
    { label: messages.pricing, href: routes.pricing },
    { label: messages.download, href: routes.download },
    { label: messages.contact, href: routes.contact },
    { label: messages.terms, href: routes.terms },
  ].filter(hasPage)
}

/** The columns of the footer, if the host does not pass its own. */
export function footerColumns(messages: SiteChromeMessages, routes: Routes): readonly FooterColumn[] {
  return [
    {
      heading: messages.product,
      links: [
        { label: messages.features, href: routes.features },
        { label: messages.pricing, href: routes.pricing },
        { label: messages.reviews, href: routes.reviews },
        { label: messages.updates },
      ].filter(hasPage),
    },
    {
      heading: messages.company,
      links: [
        { label: messages.about },
        { label: messages.careers },
        { label: messages.press },
        { label: messages.contact, href: routes.contact },
      ].filter(hasPage),
    },
  ]
}

/** Whether a link is a placeholder or leads to a page that the host has. */
function hasPage<Link extends { href?: string | null }>(link: Link): link is Link & { href?: string } {
  return link.href !== null
}

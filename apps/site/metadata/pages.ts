import { brand } from '@summit/brand'
import { contactMessages } from '@summit/brand/messages/contact'
import { pricingMessages } from '@summit/brand/messages/pricing'
import { apiRoutes } from '@summit/contract'
import { capabilitiesMessages } from '@summit/features/capabilities'
import { downloadMessages } from '@summit/features/download'
import { homeMessages } from '@summit/features/home'
import { paths } from '@summit/features/paths'
import { privacyMessages } from '@summit/features/privacy'
import { termsMessages } from '@summit/features/terms'
import { contactPoint, faqPage, mobileApp, offers, organization, type Thing } from './structured-data.ts'

/** The metadata of a page that is sent to browsers. */
export interface Route {
  /** The exact pathname: no parameters, no trailing slash. `*` is every other path. */
  path: string
  /**
   * How a page is loaded, and its budget. `marketing` pages and `form`s hydrate on the first interaction, all others at
   * once. The document of a `form` is kept small; `recovery` pages load the authentication client.
   */
  kind: 'marketing' | 'form' | 'account' | 'recovery'
  title: string
  /** Whether only a site that creates accounts has the page. */
  needsAccounts?: true
}

/** Everything the site knows about a page: routes, prerendering, head, sitemap, headers and budgets are made from it. */
export interface PageMetadata extends Route {
  /** For search results and link previews. */
  description: string
  /** In its place on a site that creates accounts. */
  descriptionWithAccounts?: string
  /** Headline of the link preview image. Pages without one are not indexed. */
  previewHeadline?: string
  /** schema.org data, besides the breadcrumbs. */
  structuredData?: (siteUrl: string) => Thing[]
  /** Whether the address may carry a one-time token. Such a page is never cached. */
  hasToken?: boolean
  /** Addresses of the API. If one answers with more than an empty object, the page hydrates as soon as it is idle. */
  offers?: readonly string[]
}

const { name: product } = brand
const homeDescription = `${product} bases today’s workout on how the last one went, logs meals by barcode or voice, and counts every session as height gained.`
const downloadDescription = `Get ${product} for iPhone and iPad (iOS 13+). Scan the QR code with your phone, and see which iOS and Android devices are compatible.`

/** Every registered path (specification, section 2). */
export const pages: readonly PageMetadata[] = [
  {
    path: paths.home,
    kind: 'marketing',
    title: `${product}: outclimb yesterday`,
    description: homeDescription,
    previewHeadline: homeMessages.title,
    structuredData: (siteUrl) => [organization(siteUrl), mobileApp(homeDescription)],
  },
  {
    path: paths.features,
    kind: 'marketing',
    title: titled('Features: nine tools, one rope'),
    description: `What ${product} does: AI-powered workouts, nutrition by barcode or voice, 1000+ exercises on video, analytics, challenges, offline mode and more.`,
    previewHeadline: capabilitiesMessages.title,
  },
  {
    path: paths.pricing,
    kind: 'marketing',
    title: titled('Pricing: Free, Premium or Lifetime'),
    description: `What ${product} costs: Free with 50+ exercises, Premium with a 7-day free trial, or Lifetime, paid once. You buy in the app, never on this site.`,
    previewHeadline: pricingMessages.title,
    structuredData: () => [faqPage(pricingMessages.faq)],
  },
  {
    path: paths.download,
    kind: 'marketing',
    title: titled('Download for iOS and Android'),
    description: downloadDescription,
    previewHeadline: downloadMessages.title,
    structuredData: () => [{ ...mobileApp(downloadDescription), offers: offers() }],
  },
  {
    path: paths.contact,
    kind: 'marketing',
    title: titled('Contact: talk to a person'),
    description: `Reach the people behind ${product} by email, by phone or at the office. Every email gets a reply within 24 hours.`,
    previewHeadline: contactMessages.title,
    structuredData: (siteUrl) => [{ ...organization(siteUrl), ...contactPoint() }, faqPage(contactMessages.faq)],
  },
  {
    path: paths.terms,
    kind: 'marketing',
    title: titled('Terms of Service'),
    description: `The terms of the ${product} app and website: plans and prices, free trial, renewal, refunds, training at your own risk, and who owns your data.`,
    previewHeadline: termsMessages.title,
  },
  {
    path: paths.privacy,
    kind: 'marketing',
    title: titled('Privacy Policy'),
    description: `What the ${product} website stores in your browser and on its server, for how long, and who else receives it: almost nobody.`,
    previewHeadline: privacyMessages.title,
  },
  {
    path: paths.login,
    kind: 'form',
    title: titled('Sign in'),
    description: `Sign in to your ${product} account.`,
    offers: [apiRoutes.visitor, apiRoutes.demo],
  },
  {
    path: paths.signup,
    kind: 'form',
    title: titled('Sign up'),
    description: `See what signing up for ${product} is like. Accounts are created in the app.`,
    descriptionWithAccounts: `Create your ${product} account.`,
  },
  {
    path: paths.codeSignIn,
    kind: 'form',
    title: titled('Sign in with a code'),
    description: `Sign in to your ${product} account with a code by email.`,
    needsAccounts: true,
  },
  {
    path: paths.twoFactor,
    kind: 'form',
    title: titled('One more step'),
    description: `Confirm with a code that it is you who signs in to ${product}.`,
    needsAccounts: true,
  },
  {
    path: paths.forgotPassword,
    kind: 'form',
    title: titled('Forgot password'),
    description: `Get a link to set a new password for your ${product} account.`,
  },
  {
    path: paths.callback,
    kind: 'account',
    title: titled('Signing in'),
    description: `Completes signing in to ${product} with Google or Apple.`,
    hasToken: true,
  },
  {
    path: '/auth/google/callback',
    kind: 'account',
    title: titled('Signing in with Google'),
    description: `Completes signing in to ${product} with Google.`,
    hasToken: true,
  },
  {
    path: '/auth/apple/callback',
    kind: 'account',
    title: titled('Signing in with Apple'),
    description: `Completes signing in to ${product} with Apple.`,
    hasToken: true,
  },
  {
    path: paths.confirm,
    kind: 'recovery',
    title: titled('Confirm your link'),
    description: `Confirms the link in an email from ${product}.`,
    hasToken: true,
  },
  {
    path: paths.authError,
    kind: 'account',
    title: titled('Authentication error'),
    description: `Why signing in to ${product} did not work, and what to try.`,
  },
  {
    path: paths.authSuccess,
    kind: 'account',
    title: titled('Signed in'),
    description: `You are signed in to ${product}. Here is what comes next.`,
  },
  {
    path: paths.updatePassword,
    kind: 'recovery',
    title: titled('Set a new password'),
    description: `Set a new password for your ${product} account.`,
    hasToken: true,
  },
  {
    path: paths.verifyEmail,
    kind: 'account',
    title: titled('Verify your email'),
    description: `Verify the email address of your new ${product} account.`,
    hasToken: true,
    needsAccounts: true,
  },
  {
    path: paths.dashboard,
    kind: 'account',
    title: titled('Dashboard'),
    description: `Your ${product} profile, your subscription and a link to the app.`,
  },
  {
    path: paths.account,
    kind: 'account',
    title: titled('Your account'),
    description: `The password of your ${product} account, and where you are signed in.`,
    needsAccounts: true,
  },
]

/** The page for every other path, served with status 404. */
export const notFoundPage: PageMetadata = {
  path: '*',
  kind: 'marketing',
  title: titled('Page not found'),
  description: 'There is no page at this address.',
}

/** Whether a page hydrates on the first interaction; the others do at once. */
export function hydratesOnInterest({ kind }: Route): boolean {
  return kind === 'marketing' || kind === 'form'
}

/** The part of a page's metadata that is sent to browsers. */
export function toRoute({ path, kind, title, needsAccounts }: PageMetadata): Route {
  return { path, kind, title, ...(needsAccounts && { needsAccounts }) }
}

function titled(title: string): string {
  return `${title} · ${product}`
}

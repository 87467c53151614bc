import { brand } from '@summit/brand'
import type { Route } from '../src/routing/routes.ts'

/** What search engines and link previews say about each page, by pathname. Not among the routes: no visitor's browser needs it. */
const descriptions: Readonly<Record<string, string>> = {
  '/': `${brand.name} bases today’s workout on how the last one went, logs meals by barcode or voice, and counts every session as height gained.`,
  '/features': `What ${brand.name} does: AI-powered workouts, nutrition by barcode or voice, 1000+ exercises on video, analytics, challenges, offline mode and more.`,
  '/pricing': `What ${brand.name} costs: Free with 50+ exercises, Premium with a 7-day free trial, or Lifetime, paid once. You buy in the app, never on this site.`,
  '/download': `Get ${brand.name} for iPhone and iPad (iOS 13+). Scan the QR code with your phone, and see which iOS and Android devices are compatible.`,
  '/contact': `Reach the people behind ${brand.name} by email, by phone or at the office. Every email gets a reply within 24 hours.`,
  '/terms': `The terms of the ${brand.name} app and website: plans and prices, free trial, renewal, refunds, training at your own risk, and who owns your data.`,
  '/privacy': `What the ${brand.name} website stores in your browser and on its server, for how long, and who else receives it: almost nobody.`,
  '/auth/login': `Sign in to your ${brand.name} account.`,
  '/auth/signup': `See what signing up for ${brand.name} is like. Accounts are created in the app.`,
  '/auth/forgot-password': `Get a link to set a new password for your ${brand.name} account.`,
  '/auth/callback': `Completes signing in to ${brand.name} with Google or Apple.`,
  '/auth/google/callback': `Completes signing in to ${brand.name} with Google.`,
  '/auth/apple/callback': `Completes signing in to ${brand.name} with Apple.`,
  '/auth/confirm': `Confirms the link in an email from ${brand.name}.`,
  '/auth/success': `You are signed in to ${brand.name}. Here is what comes next.`,
  '/auth/update-password': `Set a new password for your ${brand.name} account.`,
  '/auth/error': `Why signing in to ${brand.name} did not work, and what to try.`,
  '/dashboard': `Your ${brand.name} profile, your subscription and a link to the app.`,
  '*': 'There is no page at this address.',
}

/** What is said of a route. */
export function descriptionOf({ path }: Route): string {
  const description = descriptions[path]
  if (description) return description
  throw new Error(
    `Nothing describes ${path} to search engines. Say in prerender/descriptions.ts what a visitor finds there.`,
  )
}

import { brand } from '../src/brand.ts'
import type { Route } from '../src/routes.ts'

/** What search engines and link previews say of each page, by pathname. Not among the routes: no visitor's browser needs it. */
const descriptions: Readonly<Record<string, string>> = {
  '/': `${brand.name} sets today’s workout by how the last one went, logs meals by barcode or voice, and counts every session as height gained.`,
  '/features': `Nine things ${brand.name} does: AI-powered workouts, nutrition by barcode or voice, 1000+ exercises on video, analytics, challenges, offline mode and more.`,
  '/pricing': `What ${brand.name} costs: Free for good with 50+ exercises, Premium with a 7-day free trial, or Lifetime, paid once. Bought in the app, never here.`,
  '/download': `${brand.name} for iPhone and iPad from iOS 13, for Android from 6.0: the way to the app, a QR code for the camera, and which devices will do.`,
  '/contact': `Reach the people behind ${brand.name} by mail, by phone or at their office. Every message gets a reply within 24 hours.`,
  '/terms': `The terms of the ${brand.name} app and website in 15 sections: plans and prices, trial, renewal, refunds, training at your own risk, and whose data it is.`,
  '/privacy': `What the ${brand.name} website stores in your browser and on its server, for how long, and who else learns of it: next to nobody.`,
  '/auth/login': `Sign in to your ${brand.name} account.`,
  '/auth/signup': `Try out what signing up to ${brand.name} is like. Accounts are made in the app.`,
  '/auth/forgot-password': `Have a link sent that sets a new password for your ${brand.name} account.`,
  '/auth/callback': `Where Google and Apple send you back to ${brand.name}.`,
  '/auth/google/callback': `Where Google sends you back to ${brand.name}.`,
  '/auth/apple/callback': `Where Apple sends you back to ${brand.name}.`,
  '/auth/confirm': `Where the link in a mail from ${brand.name} is confirmed.`,
  '/auth/success': `You are signed in to ${brand.name}, and what comes next.`,
  '/auth/update-password': `Set a new password for your ${brand.name} account.`,
  '/auth/error': `Why signing in to ${brand.name} did not work, and what to try.`,
  '/dashboard': `Your ${brand.name} profile, your subscription and the way to the app.`,
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

import { brand } from '@summit/brand'

/** One page of the site. */
export interface Route {
  /** The whole pathname, letter for letter: no parameters, no trailing slash (ROUTE-22). */
  path: string
  /** Its file in `pages/`, without the extension. */
  page: string
  /** `marketing` pages hydrate on the first sign of interest, `account` pages at once. */
  kind: 'marketing' | 'account'
  title: string
}

/** Every registered path (specification, section 2). */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', kind: 'marketing', title: `${brand.name}: outclimb yesterday` },
  { path: '/features', page: 'features', kind: 'marketing', title: titled('Features: nine tools, one rope') },
  { path: '/pricing', page: 'pricing', kind: 'marketing', title: titled('Pricing: Free, Premium or Lifetime') },
  { path: '/download', page: 'download', kind: 'marketing', title: titled('Download for iOS and Android') },
  { path: '/contact', page: 'contact', kind: 'marketing', title: titled('Contact: talk to a person') },
  { path: '/terms', page: 'terms', kind: 'marketing', title: titled('Terms of Service') },
  { path: '/privacy', page: 'privacy', kind: 'marketing', title: titled('Privacy Policy') },
  { path: '/auth/login', page: 'sign-in', kind: 'account', title: titled('Sign in') },
  { path: '/auth/signup', page: 'sign-up', kind: 'account', title: titled('Sign up') },
  { path: '/auth/forgot-password', page: 'forgot-password', kind: 'account', title: titled('Forgot password') },
  { path: '/auth/callback', page: 'social-return', kind: 'account', title: titled('Signing in') },
  { path: '/auth/google/callback', page: 'google-forward', kind: 'account', title: titled('Signing in with Google') },
  { path: '/auth/apple/callback', page: 'apple-forward', kind: 'account', title: titled('Signing in with Apple') },
  { path: '/auth/confirm', page: 'confirm', kind: 'account', title: titled('Confirm your link') },
  { path: '/auth/error', page: 'auth-error', kind: 'account', title: titled('Authentication error') },
  { path: '/auth/success', page: 'auth-success', kind: 'account', title: titled('Signed in') },
  { path: '/auth/update-password', page: 'update-password', kind: 'account', title: titled('Set a new password') },
  { path: '/dashboard', page: 'dashboard', kind: 'account', title: titled('Dashboard') },
]

/** What every other path shows, with status 404 (ROUTE-19). */
export const notFound: Route = { path: '*', page: 'not-found', kind: 'marketing', title: titled('Page not found') }

/** The page registered at exactly this pathname. */
export function registeredAt(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname)
}

/** The page shown at a pathname: the registered one, or not-found. The server decides by the same rule. */
export function routeAt(pathname: string): Route {
  return registeredAt(pathname) ?? notFound
}

/** What a page is called outside of it: in a tab, in a list of results. */
function titled(title: string): string {
  return `${title} · ${brand.name}`
}

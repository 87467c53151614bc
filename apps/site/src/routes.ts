import { brand } from './brand.ts'

/** One page of the site. */
export interface Route {
  /** The whole pathname, letter for letter: no parameters, no trailing slash (ROUTE-22). */
  path: string
  /** Its file in `pages/`, without the extension. */
  page: string
  /** `marketing` pages hydrate on the first sign of interest, `account` pages at once. */
  kind: 'marketing' | 'account'
  title: string
  /** `secret` addresses carry what opens once: no cache keeps the page. @default 'plain' */
  address?: 'plain' | 'secret'
}

/** Every registered path (specification, section 2). */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    kind: 'marketing',
    title: `${brand.name}: outclimb yesterday`,
  },
  {
    path: '/features',
    page: 'features',
    kind: 'marketing',
    title: `Features: nine tools, one rope · ${brand.name}`,
  },
  {
    path: '/pricing',
    page: 'pricing',
    kind: 'marketing',
    title: `Pricing: Free, Premium or Lifetime · ${brand.name}`,
  },
  {
    path: '/download',
    page: 'download',
    kind: 'marketing',
    title: `Download for iOS and Android · ${brand.name}`,
  },
  {
    path: '/contact',
    page: 'contact',
    kind: 'marketing',
    title: `Contact: talk to a person · ${brand.name}`,
  },
  {
    path: '/terms',
    page: 'terms',
    kind: 'marketing',
    title: `Terms of Service · ${brand.name}`,
  },
  {
    path: '/privacy',
    page: 'privacy',
    kind: 'marketing',
    title: `Privacy Policy · ${brand.name}`,
  },
  {
    path: '/auth/login',
    page: 'sign-in',
    kind: 'account',
    title: `Sign in · ${brand.name}`,
  },
  {
    path: '/auth/signup',
    page: 'sign-up',
    kind: 'account',
    title: `Sign up · ${brand.name}`,
  },
  {
    path: '/auth/forgot-password',
    page: 'forgot-password',
    kind: 'account',
    title: `Forgot password · ${brand.name}`,
  },
  {
    path: '/auth/callback',
    page: 'social-return',
    kind: 'account',
    title: `Signing in · ${brand.name}`,
    address: 'secret',
  },
  {
    path: '/auth/google/callback',
    page: 'google-forward',
    kind: 'account',
    title: `Signing in with Google · ${brand.name}`,
    address: 'secret',
  },
  {
    path: '/auth/apple/callback',
    page: 'apple-forward',
    kind: 'account',
    title: `Signing in with Apple · ${brand.name}`,
    address: 'secret',
  },
  {
    path: '/auth/confirm',
    page: 'confirm',
    kind: 'account',
    title: `Confirm your link · ${brand.name}`,
    address: 'secret',
  },
  {
    path: '/auth/error',
    page: 'auth-error',
    kind: 'account',
    title: `Authentication error · ${brand.name}`,
  },
  {
    path: '/auth/success',
    page: 'auth-success',
    kind: 'account',
    title: `Signed in · ${brand.name}`,
  },
  {
    path: '/auth/update-password',
    page: 'update-password',
    kind: 'account',
    title: `Set a new password · ${brand.name}`,
    address: 'secret',
  },
  {
    path: '/dashboard',
    page: 'dashboard',
    kind: 'account',
    title: `Dashboard · ${brand.name}`,
  },
]

/** What every other path shows, with status 404 (ROUTE-19). */
export const notFound: Route = {
  path: '*',
  page: 'not-found',
  kind: 'marketing',
  title: `Page not found · ${brand.name}`,
}

/** The page registered at exactly this pathname. */
export function registeredAt(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname)
}

/** The page shown at a pathname: the registered one, or not-found. The server decides by the same rule. */
export function routeAt(pathname: string): Route {
  return registeredAt(pathname) ?? notFound
}

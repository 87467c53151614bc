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
  /** For search engines and link previews. */
  description: string
}

/** Every registered path (specification, section 2). */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    kind: 'marketing',
    title: `${brand.name}: outclimb yesterday`,
    description: `${brand.name} sets today’s workout by how the last one went, logs meals by barcode or voice, and counts every session as height gained.`,
  },
  {
    path: '/auth/login',
    page: 'sign-in',
    kind: 'account',
    title: `Sign in · ${brand.name}`,
    description: `Sign in to your ${brand.name} account.`,
  },
  {
    path: '/auth/error',
    page: 'auth-error',
    kind: 'account',
    title: `Authentication error · ${brand.name}`,
    description: `Why signing in to ${brand.name} did not work, and what to try.`,
  },
  {
    path: '/dashboard',
    page: 'dashboard',
    kind: 'account',
    title: `Dashboard · ${brand.name}`,
    description: `Your ${brand.name} profile, your subscription and the way to the app.`,
  },
]

/** What every other path shows, with status 404 (ROUTE-19). */
export const notFound: Route = {
  path: '*',
  page: 'not-found',
  kind: 'marketing',
  title: `Page not found · ${brand.name}`,
  description: 'There is no page at this address.',
}

/** The page registered at exactly this pathname. */
export function registeredAt(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname)
}

/** The page shown at a pathname: the registered one, or not-found. The server decides by the same rule. */
export function routeAt(pathname: string): Route {
  return registeredAt(pathname) ?? notFound
}

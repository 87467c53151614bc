import { notFoundPage, pages, type Route } from '../../metadata/pages.ts'

/** Every registered path. Of its metadata, a plugin in `vite.config.ts` keeps only this for browsers. */
export const routes: readonly Route[] = pages

/** The route of every other path. */
export const notFound: Route = notFoundPage

export type { Route }

/** Whether the newsletter pop-up may open on a page. Nothing interrupts a form, an account or a reset. */
export function hasNewsletter({ kind }: Route): boolean {
  return kind === 'marketing'
}

/** The page registered at exactly this pathname. Without accounts some pages are not. */
export function findRoute(pathname: string, createsAccounts = true): Route | undefined {
  return routes.find(({ path, needsAccounts }) => path === pathname && (createsAccounts || !needsAccounts))
}

/** The page shown at a pathname: the registered one, or not-found. The server decides by the same rule. */
export function getRoute(pathname: string, createsAccounts = true): Route {
  return findRoute(pathname, createsAccounts) ?? notFound
}

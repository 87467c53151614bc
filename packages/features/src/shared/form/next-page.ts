import type { Routes } from '../config/use-config.ts'
import { safePath } from './safe-path.ts'

/** Base for resolving a page's path; not part of any result. */
export const base = 'https://site.invalid'

/** The host's page in a `next` parameter; null for any other value, and for pages that only redirect. */
export function getNextPage(next: string | null, routes: Routes): URL | null {
  const path = safePath(next)
  const target = path === null ? null : new URL(path, base)
  return target && isDestination(target.pathname, routes) ? target : null
}

/** A path with the page that signing in leads to, unless that is the dashboard. */
export function withNext<Path extends string | null>(
  path: Path,
  next: string | null,
  { dashboard }: Routes,
): Path | string {
  return path === null || next === null || next === dashboard ? path : `${path}?next=${encodeURIComponent(next)}`
}

function isDestination(path: string, routes: Routes): boolean {
  const isRedirect = path === routes.confirm || path === routes.callback || path === routes.verifyEmail
  return !isRedirect && Object.values(routes).includes(path)
}

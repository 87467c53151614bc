import type { Routes } from '../shared/config/use-config.ts'
import { markRecovery } from '../shared/recovery/recovery-query.ts'
import { safePath } from '../shared/form/safe-path.ts'

/**
 * The path that follows the link: the page in its `next` parameter, with that page's query, or the form for a new
 * password. Only the host's pages are accepted, for any value of `next`.
 */
export function nextPath(next: string | null, routes: Routes): string {
  const target = readTarget(next, routes) ?? new URL(routes.updatePassword, base)
  markRecovery(target.searchParams)
  return target.pathname + target.search
}

/** Base for resolving paths; not part of any result. */
const base = 'https://site.invalid'

function readTarget(next: string | null, routes: Routes): URL | null {
  const path = safePath(next)
  const target = path === null ? null : new URL(path, base)
  return target && isDestination(target.pathname, routes) ? target : null
}

/** All pages except those that only redirect. */
function isDestination(path: string, routes: Routes): boolean {
  return path !== routes.confirm && path !== routes.callback && Object.values(routes).includes(path)
}

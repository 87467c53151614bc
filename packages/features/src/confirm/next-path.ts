import type { Routes } from '../shared/config/use-config.ts'
import { base, getNextPage } from '../shared/form/next-page.ts'
import { markRecovery } from '../shared/recovery/recovery-query.ts'

/**
 * The path that follows the link: the page in its `next` parameter, with that page's query, or the form for a new
 * password. Only the host's pages are accepted, for any value of `next`.
 */
export function nextPath(next: string | null, routes: Routes): string {
  const target = getNextPage(next, routes) ?? new URL(routes.updatePassword, base)
  markRecovery(target.searchParams)
  return target.pathname + target.search
}

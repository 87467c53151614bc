import { paths } from '../shared/paths.ts'

/** The longest `next` parameter that is read, in characters. */
const NEXT_MAX = 512

/** The pages that a link may lead to: all except those that only redirect. */
const nextPages: readonly string[] = Object.values(paths).filter(
  (path) => path !== paths.confirm && path !== paths.callback && !path.includes('#'),
)

/**
 * Where a redeemed link leads: to the page in its `next` parameter, with that page's query, or to the form for a new
 * password (CONFIRM-02, CONFIRM-09). Whatever `next` contains, the result is a registered page of this site (T-21).
 */
export function nextPath(next: string | null): string {
  const target = (next !== null && readTarget(next)) || {
    pathname: paths.updatePassword,
    searchParams: new URLSearchParams(),
  }
  target.searchParams.set('type', 'recovery')
  return `${target.pathname}?${target.searchParams}`
}

function readTarget(next: string): Pick<URL, 'pathname' | 'searchParams'> | null {
  if (next.length > NEXT_MAX || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(next)) return null
  const { pathname, searchParams } = new URL(next, 'https://site.invalid')
  return nextPages.includes(pathname) ? { pathname, searchParams } : null
}

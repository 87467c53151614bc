import { paths } from '../shared/paths.ts'

/** The longest `next` that is read, in characters. */
const NEXT_MAX = 512

/** The pages that a link may lead on to: all but those that only pass on. */
const nextPages: readonly string[] = Object.values(paths).filter(
  (path) => path !== paths.confirm && path !== paths.callback && !path.includes('#'),
)

/**
 * Where a confirmed link leads: to the page its `next` names, with that page's own query, or to the new password
 * (CONFIRM-02, CONFIRM-09). Whatever `next` holds, the answer is a page of this site (T-21): its path is one of our own.
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

/** Maximum length of a path, in characters. */
const PATH_MAX = 512

/** Base for resolving paths; not part of any result. */
const base = 'https://site.invalid'

/**
 * A path from outside, such as a `next` parameter, if it stays on the page's own site: with its query and fragment, and its
 * dots resolved. Null for anything else: another site's address, `//` or `\`, control characters, more than 512 characters.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || path.length > PATH_MAX || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(path)) return null
  const { pathname, search, hash } = new URL(path, base)
  // `/..//evil.example`
  return pathname.startsWith('//') ? null : pathname + search + hash
}

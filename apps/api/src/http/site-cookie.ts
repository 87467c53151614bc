import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** Reads and writes one cookie. */
export interface SiteCookie {
  read: (context: Context) => string | undefined
  write: (context: Context, value: string) => void
  clear: (context: Context) => void
}

/**
 * A cookie of the server, which no script can read. On https it carries the `__Host-` prefix, which binds it to this very
 * host. On http it cannot: some browsers refuse `Secure` cookies there, on localhost too. `lifetime` is in milliseconds.
 */
export function siteCookie(siteUrl: string, plainName: string, lifetime: number): SiteCookie {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? `__Host-${plainName}` : plainName
  const options: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' }
  return {
    read: (context) => getCookie(context, name),
    write: (context, value) => setCookie(context, name, value, { ...options, maxAge: lifetime / 1000 }),
    clear: (context) => void deleteCookie(context, name, options),
  }
}

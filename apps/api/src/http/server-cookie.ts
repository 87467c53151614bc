import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** Reads, writes and deletes one cookie. */
export interface ServerCookie {
  read: (context: Context) => string | undefined
  write: (context: Context, value: string) => void
  clear: (context: Context) => void
}

/**
 * An HttpOnly cookie with a lifetime in ms. On https it is `Secure` with the `__Host-` prefix; on http it cannot be, since
 * some browsers reject `Secure` cookies on http://localhost.
 */
export function serverCookie(siteUrl: string, plainName: string, lifetime: number): ServerCookie {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? `__Host-${plainName}` : plainName
  const options: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' }
  return {
    read: (context) => getCookie(context, name),
    write: (context, value) => setCookie(context, name, value, { ...options, maxAge: lifetime / 1000 }),
    clear: (context) => void deleteCookie(context, name, options),
  }
}

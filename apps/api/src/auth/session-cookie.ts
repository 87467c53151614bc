import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SESSION_LIFETIME_MS } from './sessions.ts'

/** Reads and writes the one cookie of the server. */
export interface SessionCookie {
  read: (context: Context) => string | undefined
  write: (context: Context, token: string) => void
  clear: (context: Context) => void
}

/**
 * The session cookie of a site. On https it carries the `__Host-` prefix, which binds it to this very host. On http it
 * cannot: some browsers refuse `Secure` cookies there, on localhost too.
 */
export function sessionCookie(siteUrl: string): SessionCookie {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? '__Host-summit_session' : 'summit_session'
  const options: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' }
  return {
    read: (context) => getCookie(context, name),
    write: (context, token) => setCookie(context, name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 }),
    clear: (context) => void deleteCookie(context, name, options),
  }
}

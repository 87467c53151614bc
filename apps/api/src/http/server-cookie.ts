import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** Reads, writes and deletes one cookie. What was written last counts, and is all that a response has. */
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
  const write = (context: Context, value: string, maxAge: number) => {
    const others = context.res.headers.getSetCookie().filter((cookie) => !cookie.startsWith(`${name}=`))
    context.header('Set-Cookie', undefined)
    for (const cookie of [...others, generateCookie(name, value, { ...options, maxAge })]) {
      context.header('Set-Cookie', cookie, { append: true })
    }
  }
  return {
    read: (context) => getCookie(context, name),
    write: (context, value) => write(context, value, lifetime / 1000),
    clear: (context) => write(context, '', 0),
  }
}

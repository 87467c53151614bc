import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import { type SiteCookie, siteCookie } from '../../http/site-cookie.ts'
import { endSession, SESSION_LIFETIME_MS, startSession } from './sessions.ts'

/** The cookie that holds a browser's session. */
export function sessionCookie(siteUrl: string): SiteCookie {
  return siteCookie(siteUrl, 'summit_session', SESSION_LIFETIME_MS)
}

/** Signs a browser in, with a session of its own, and ends the one it had. */
export async function signInBrowser(
  context: Context,
  database: Database,
  cookie: SiteCookie,
  user: User,
  now: Date,
): Promise<void> {
  const previous = cookie.read(context)
  if (previous) await endSession(database, previous)
  cookie.write(context, await startSession(database, user, now))
}

/** The fields of a user that are sent to browsers. */
export function shownUser({ id, email, name }: User) {
  return { id, email, name }
}

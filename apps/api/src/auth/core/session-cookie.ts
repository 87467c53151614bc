import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { type ServerCookie, serverCookie } from '../../http/server-cookie.ts'
import { readDevice } from './device.ts'
import { endSession, SESSION_LIFETIME_MS, startSession } from './sessions.ts'
import type { User } from './tables.ts'

/** The session cookie. */
export function sessionCookie(siteUrl: string): ServerCookie {
  return serverCookie(siteUrl, 'summit_session', SESSION_LIFETIME_MS)
}

/** Starts a session, sets its cookie and ends the browser's previous session. */
export async function startBrowserSession(
  context: Context,
  database: Database,
  cookie: ServerCookie,
  user: User,
  now: Date,
): Promise<void> {
  const previous = cookie.read(context)
  if (previous) await endSession(database, previous)
  cookie.write(context, await startSession(database, user, now, readDevice(context.req.header('User-Agent'))))
}

/** The fields of a user that are sent to browsers. */
export function publicUser({ id, email, name }: User) {
  return { id, email, name }
}

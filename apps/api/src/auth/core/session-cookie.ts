import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { type ServerCookie, serverCookie } from '../../http/server-cookie.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { refuseLocked } from './account-lock.ts'
import { keepAccount } from './account-deletion.ts'
import { readDevice } from './device.ts'
import { lockProvedUser } from './proved-user.ts'
import { endSession, findSession, type SessionOfUser, SESSION_LIFETIME_MS, startSession } from './sessions.ts'
import type { User } from './tables.ts'

/** The session cookie. */
export function sessionCookie(siteUrl: string): ServerCookie {
  return serverCookie(siteUrl, 'summit_session', SESSION_LIFETIME_MS)
}

/** Dependencies of {@link startBrowserSession}. */
export interface BrowserSessionDeps extends MailDeps {
  cookie: ServerCookie
}

/**
 * Signs a browser in: starts a session, sets its cookie and ends the browser's previous session. An account that was to
 * be deleted is kept. Throws 403 if it is locked, and 401 if its time has come, or if its password was changed since the
 * user was read.
 */
export async function startBrowserSession(
  context: Context,
  database: Database,
  user: User,
  deps: BrowserSessionDeps,
): Promise<void> {
  const { cookie, now } = deps
  const previous = cookie.read(context)
  const device = readDevice(context.req.header('User-Agent'))
  const token = await database.transaction(async (transaction) => {
    const current = await lockProvedUser(transaction, user, now())
    if (!current) throw signInExpired()
    refuseLocked(current)
    await keepAccount(transaction, current, deps)
    if (previous) await endSession(transaction, previous)
    return startSession(transaction, current, now(), device)
  })
  cookie.write(context, token)
}

/** The error of a sign-in that has to begin again. */
export function signInExpired(): HttpError {
  return new HttpError(401, 'This took too long. Please sign in again.', { code: 'sign_in_expired' })
}

/** A browser's session, if it has one. Without a cookie it asks no database. */
export async function findBrowserSession(
  context: Context,
  { cookie, now, getDatabase }: Pick<BrowserSessionDeps, 'cookie' | 'now'> & { getDatabase: () => Promise<Database> },
): Promise<SessionOfUser | undefined> {
  const token = cookie.read(context)
  return token ? findSession(await getDatabase(), token, now()) : undefined
}

/** The user of a browser's session, if it has one. */
export async function findBrowserUser(...request: Parameters<typeof findBrowserSession>): Promise<User | undefined> {
  return (await findBrowserSession(...request))?.user
}

/** The fields of a user that are sent to browsers. */
export function publicUser({ id, email, name }: User) {
  return { id, email, name }
}

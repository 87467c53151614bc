import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { endSession, findSessionUser, startSession, type User } from './accounts'

const name = 'acme_session'

/** Signs the browser in, in a route handler. No script can read the cookie. */
export async function openSession(user: User) {
  const options = { httpOnly: true, sameSite: 'lax', secure: process.env.NODE_ENV === 'production' } as const
  const store = await cookies()
  store.set(name, startSession(user), { ...options, path: '/', maxAge: 60 * 60 * 24 * 30 })
}

/** Signs the browser out, in a route handler. */
export async function closeSession() {
  const store = await cookies()
  endSession(store.get(name)?.value)
  store.delete(name)
}

/** The user of a page that needs one. Others are led to sign-in, and from there to `path`. */
export async function requireUser(path: string): Promise<User> {
  const store = await cookies()
  return findSessionUser(store.get(name)?.value) ?? redirect(`/auth/login?next=${encodeURIComponent(path)}`)
}

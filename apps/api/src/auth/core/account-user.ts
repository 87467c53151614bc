import type { PasswordConfirmation } from '@summit/contract'
import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { AuthBackend } from './auth-backend.ts'
import { type BrowserSessionDeps, findBrowserUser } from './session-cookie.ts'
import type { Passwords } from './passwords.ts'
import { renewSession } from './sessions.ts'
import { attemptSignIn, recordSignIn } from './sign-in.ts'
import type { User } from './tables.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import { requireTwoFactorCode, twoFactorRequired } from './two-factor-attempts.ts'
import { hasTwoFactor } from './two-factor.ts'

/** Dependencies of the routes of a signed-in user's account. */
export interface AccountRoutesDeps extends NetworkLimitDeps, BrowserSessionDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
  passwords: Passwords
}

/** The signed-in user. Throws 401 without a session. */
export async function requireUser(context: Context, deps: AccountRoutesDeps): Promise<User> {
  const user = await findBrowserUser(context, deps)
  if (!user) {
    recordEvent(context, 'authz_fail')
    throw signedOut()
  }
  return user
}

/**
 * The user, if the password is right, and the code of a user with two-factor authentication: a session may be a stolen
 * one. Attempts count as sign-ins do. The session gets a new token. Throws 422 if one is wrong, 403 without the code, 429
 * after too many attempts, and 401 if the session has ended or was renewed meanwhile.
 */
export async function reauthenticate(
  context: Context,
  { email }: User,
  { currentPassword, code = '' }: PasswordConfirmation,
  deps: AccountRoutesDeps,
): Promise<User> {
  const { auth, cookie, getDatabase, getNetwork, now } = deps
  const database = await getDatabase()
  const verify = () => auth.verifyPassword(database, { email, password: currentPassword })
  const result = await attemptSignIn(database, email, getNetwork(context), verify, deps)
  if (result.status !== 'signedIn') {
    recordSignIn(context, result, email)
    if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
    throw new HttpError(422, 'This is not your current password.', { code: 'wrong_password' })
  }
  const { user } = result
  if (await hasTwoFactor(database, user.id)) {
    if (!code.trim()) throw twoFactorRequired()
    await requireTwoFactorCode(context, database, user, code, deps)
  }
  const renewed = await renewSession(database, cookie.read(context) ?? '')
  if (renewed === undefined) throw signedOut()
  cookie.write(context, renewed)
  return user
}

/** The error of a request without a session. */
export function signedOut(): HttpError {
  return new HttpError(401, 'You are signed out. Please sign in again.', { code: 'signed_out' })
}

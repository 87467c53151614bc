import { accountApiRoutes, changePasswordRequest } from '@summit/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { ServerCookie } from '../../http/server-cookie.ts'
import type { AuthBackend } from './auth-backend.ts'
import { passwordWeakness, samePasswordError, weakPasswordError } from './password-rules.ts'
import { startBrowserSession } from './session-cookie.ts'
import { findSessionUser } from './sessions.ts'
import { attemptSignIn, recordSignIn, type SignInDeps } from './sign-in.ts'
import type { User } from './tables.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Dependencies of {@link accountRoutes}. */
export interface AccountRoutesDeps extends SignInDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
  cookie: ServerCookie
  /** The client network of a request. */
  getNetwork: (context: Context) => string
}

/** Accepts any string as the new password, whose rules have errors of their own. */
const request = v.object({ ...changePasswordRequest.entries, password: v.string() })

/** What a signed-in user changes in the account. A session alone is not enough: it may be a stolen one. */
export function accountRoutes(app: Hono, deps: AccountRoutesDeps): void {
  const { getDatabase, auth, cookie, now } = deps

  route(app, accountApiRoutes.changePassword, {
    POST: async (context) => {
      const { currentPassword: current, password } = await readJson(context, request, 'Please enter both passwords.')
      const database = await getDatabase()
      const token = cookie.read(context)
      const signedIn = token && (await findSessionUser(database, token, now()))
      if (!signedIn) throw signedOut()
      const weakness = passwordWeakness(password)
      if (weakness) throw weakPasswordError(weakness)

      const user = await reauthenticate(context, database, signedIn, current)
      const change = await auth.replacePassword(database, user, { current, password })
      switch (change.status) {
        case 'changed':
          recordEvent(context, 'authn_password_change', user.email)
          // All sessions have ended. This browser gets a new one (ASVS 7.2.4).
          await startBrowserSession(context, database, cookie, user, now())
          return context.json({ success: true, message: 'Your password has been changed.' })
        case 'same':
          throw samePasswordError()
        case 'weak':
          throw weakPasswordError(change.weakness)
        case 'signedOut':
        case 'unproven':
          throw signedOut()
        default:
          return change satisfies never
      }
    },
  })

  /** The user, if the password is right. Attempts count as sign-ins do. */
  async function reauthenticate(context: Context, database: Database, { email }: User, password: string) {
    const verify = () => auth.verifyPassword(database, { email, password })
    const result = await attemptSignIn(database, email, deps.getNetwork(context), verify, deps)
    if (result.status === 'signedIn') return result.user
    recordSignIn(context, result, email)
    if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
    throw new HttpError(422, 'This is not your current password.', { code: 'wrong_password' })
  }
}

function signedOut(): HttpError {
  return new HttpError(401, 'You are signed out. Please sign in again.', { code: 'signed_out' })
}

import { codeApiRoutes, type LoginResponse, sendCodeRequest, signInWithCodeRequest } from '@summit/contract'
import type { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { AuthBackend } from './auth-backend.ts'
import { requestMail } from './request-mail.ts'
import type { SealDeps } from './sealed.ts'
import { startSessionAfterFirstStep } from './second-step.ts'
import { type BrowserSessionDeps, publicUser } from './session-cookie.ts'
import { attemptSignIn, recordSignIn } from './sign-in.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Dependencies of {@link codeRoutes}. */
export interface CodeRoutesDeps extends NetworkLimitDeps, BrowserSessionDeps, SealDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
}

/** Signing in with a mailed code in place of a password. Attempts count as those with a password do. */
export function codeRoutes(app: Hono, deps: CodeRoutesDeps): void {
  const { getDatabase, auth, getNetwork, now } = deps

  route(app, codeApiRoutes.sendCode, {
    POST: async (context) => {
      const { email } = await readJson(context, sendCodeRequest, 'Please enter a valid email address')
      await requestMail(context, await getDatabase(), { email, kind: 'code' }, deps)
      const message = 'If there is an account with this address, a code is on its way.'
      return context.json({ success: true, message })
    },
  })

  route(app, codeApiRoutes.signInWithCode, {
    POST: async (context) => {
      const message = 'Please enter the six digits of the code.'
      const attempt = await readJson(context, signInWithCodeRequest, message)
      const database = await getDatabase()
      const verify = () => auth.verifyCode(database, attempt)
      const result = await attemptSignIn(database, attempt.email, getNetwork(context), verify, deps)
      recordSignIn(context, result, attempt.email)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      // The same for a wrong code and for one that has expired, and whether or not the address has an account.
      if (result.status !== 'signedIn') {
        throw new HttpError(422, 'This code is wrong or has expired.', { code: 'invalid_code' })
      }
      await startSessionAfterFirstStep(context, database, result.user, deps)
      const data = { user: publicUser(result.user) }
      return context.json({ success: true, message: 'You are signed in.', data } satisfies LoginResponse)
    },
  })
}

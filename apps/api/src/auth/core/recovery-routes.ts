import { apiRoutes, forgotPasswordRequest } from '@summit/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { bearerToken } from '../../http/bearer.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { AuthBackend, PasswordChange } from './auth-backend.ts'
import { type PasswordRules, samePasswordError, weakPasswordError } from './password-rules.ts'
import { requestMail } from './request-mail.ts'

/** Dependencies of {@link recoveryRoutes}. */
export interface RecoveryRoutesDeps extends NetworkLimitDeps, PasswordRules {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
}

/** Accepts any string; password rules are checked only after the token. */
const newPassword = v.object({ password: v.string() })

/** The same message for every reason, so that it reveals nothing about the link. */
function invalidLink(status: 401 | 403): HttpError {
  const message = 'This password reset link is invalid or has expired. Please request a new one.'
  return new HttpError(status, message, { code: 'invalid_link' })
}

/** Requesting a recovery link and setting a new password. */
export function recoveryRoutes(app: Hono, deps: RecoveryRoutesDeps): void {
  const { getDatabase, auth } = deps

  route(app, apiRoutes.forgotPassword, {
    POST: async (context) => {
      const { email } = await readJson(context, forgotPasswordRequest, 'Please enter a valid email address')
      await requestMail(context, await getDatabase(), { email, kind: 'recovery' }, deps)
      const message = 'If there is an account with this address, an email is on its way.'
      return context.json({ success: true, message })
    },
  })

  route(app, apiRoutes.updatePassword, {
    POST: async (context) => {
      const { password } = await readJson(context, newPassword, 'Please enter a new password.')
      const accessToken = bearerToken(context)
      if (accessToken === undefined) throw invalidLink(401)
      const change = await auth.changePassword(await getDatabase(), accessToken, password)
      recordChange(context, change)
      if (change.status !== 'changed') throw changeError(change, deps)
      return context.json({ success: true, message: 'Your password has been changed.' })
    },
  })
}

/** Reports an attempt to change a password to the security log. */
export function recordChange(context: Context, change: PasswordChange): void {
  if (change.status === 'changed') recordEvent(context, 'authn_password_change', change.user.email)
  if (change.status === 'unproven') recordEvent(context, 'authz_fail')
}

function changeError(change: Exclude<PasswordChange, { status: 'changed' }>, rules: PasswordRules): HttpError {
  switch (change.status) {
    case 'signedOut':
      return invalidLink(401)
    case 'unproven':
      return invalidLink(403)
    case 'weak':
      return weakPasswordError(change.weakness, rules)
    case 'same':
      return samePasswordError()
    default:
      return change satisfies never
  }
}

import {
  accountApiRoutes,
  changeEmailRequest,
  confirmEmailChangeRequest,
  type ConfirmEmailChangeResponse,
} from '@summit/contract'
import type { Hono } from 'hono'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { type AccountRoutesDeps, reauthenticate, requireUser } from './account-user.ts'
import type { AuthBackend } from './auth-backend.ts'
import { confirmEmailChange, type EmailChangeDeps, requestEmailChange } from './email-change.ts'
import { limitSignUpMails } from './limit-sign-up-mails.ts'
import { publicUser } from './session-cookie.ts'

/** Dependencies of {@link emailRoutes}. */
export type EmailRoutesDeps = AccountRoutesDeps & NetworkLimitDeps & EmailChangeDeps

/** Changing the email address of an account, which takes the password and a code from each of the two addresses. */
export function emailRoutes(
  app: Hono,
  changeEmail: NonNullable<AuthBackend['changeEmail']>,
  deps: EmailRoutesDeps,
): void {
  const { getDatabase } = deps

  route(app, accountApiRoutes.changeEmail, {
    POST: async (context) => {
      const message = 'Please enter one email address, such as you@example.org, and your password.'
      const { email, ...confirmation } = await readJson(context, changeEmailRequest, message)
      const signedIn = await requireUser(context, deps)
      if (normalizeEmail(email) === signedIn.email) {
        throw new HttpError(422, 'This is your email address already.', { code: 'email_same' })
      }
      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const database = await getDatabase()
      const request = () => requestEmailChange(database, user, email, deps)
      await limitSignUpMails(context, database, email, deps, request)
      return context.json({ success: true, message: 'Codes are on their way to both addresses.' })
    },
  })

  route(app, accountApiRoutes.confirmEmailChange, {
    POST: async (context) => {
      const message = 'Please enter the six digits of both codes.'
      const codes = await readJson(context, confirmEmailChangeRequest, message)
      const user = await requireUser(context, deps)
      const changed = await confirmEmailChange(await getDatabase(), user, codes, changeEmail, deps)
      if (!changed) {
        recordEvent(context, 'authn_login_fail', user.email)
        throw new HttpError(422, 'One of the codes is wrong or has expired.', { code: 'invalid_code' })
      }
      recordEvent(context, 'user_updated', changed.email)
      const response: ConfirmEmailChangeResponse = {
        message: 'Your email address has been changed.',
        data: { user: publicUser(changed) },
      }
      return context.json({ success: true, ...response })
    },
  })
}

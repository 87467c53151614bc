import {
  enableTwoFactorRequest,
  type NewTwoFactorResponse,
  type RecoveryCodesResponse,
  twoFactorApiRoutes,
  twoFactorPasswordRequest,
  type TwoFactorResponse,
} from '@summit/contract'
import type { Context, Hono } from 'hono'
import { mailBrand } from '../../brand.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { type AccountRoutesDeps, reauthenticate, requireUser } from './account-user.ts'
import type { SealDeps } from './sealed.ts'
import type { User } from './tables.ts'
import { createSetup, disableTwoFactor, enableTwoFactor, getTwoFactor, replaceRecoveryCodes } from './two-factor.ts'

/** Two-factor authentication of a signed-in user: each change needs the password. */
export function twoFactorRoutes(app: Hono, deps: AccountRoutesDeps & SealDeps): void {
  const { getDatabase } = deps

  /** The signed-in user, who has sent the right password, and code where one is asked for. */
  const requirePassword = async (context: Context): Promise<User> => {
    const confirmation = await readJson(context, twoFactorPasswordRequest, 'Please enter your password.')
    return reauthenticate(context, await requireUser(context, deps), confirmation, deps)
  }

  route(app, twoFactorApiRoutes.twoFactor, {
    GET: async (context) => {
      const { enabledAt, recoveryCodes } = await getTwoFactor(await getDatabase(), await requireUser(context, deps))
      const response: TwoFactorResponse = { enabledAt: enabledAt?.toISOString(), recoveryCodes }
      return context.json(response)
    },
  })

  route(app, twoFactorApiRoutes.newTwoFactor, {
    POST: async (context) => {
      const user = await requirePassword(context)
      const response: NewTwoFactorResponse = await createSetup(await getDatabase(), user, mailBrand.name, deps)
      return context.json(response)
    },
  })

  route(app, twoFactorApiRoutes.enableTwoFactor, {
    POST: async (context) => {
      const request = await readJson(context, enableTwoFactorRequest, 'Please enter the six digits of the code.')
      const user = await requireUser(context, deps)
      const recoveryCodes = await enableTwoFactor(await getDatabase(), user, request, deps)
      if (!recoveryCodes) {
        recordEvent(context, 'authn_login_fail', user.email)
        throw new HttpError(422, 'This code is wrong or has expired.', { code: 'invalid_code' })
      }
      recordEvent(context, 'user_updated', user.email)
      return context.json({ recoveryCodes } satisfies RecoveryCodesResponse)
    },
  })

  route(app, twoFactorApiRoutes.newRecoveryCodes, {
    POST: async (context) => {
      const user = await requirePassword(context)
      const recoveryCodes = await replaceRecoveryCodes(await getDatabase(), user, deps)
      if (!recoveryCodes) throw new HttpError(409, 'Two-factor authentication is off.')
      recordEvent(context, 'user_updated', user.email)
      return context.json({ recoveryCodes } satisfies RecoveryCodesResponse)
    },
  })

  route(app, twoFactorApiRoutes.disableTwoFactor, {
    POST: async (context) => {
      const user = await requirePassword(context)
      if (await disableTwoFactor(await getDatabase(), user, deps)) recordEvent(context, 'user_updated', user.email)
      return context.body(null, 204)
    },
  })
}

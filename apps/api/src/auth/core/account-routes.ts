import {
  accountApiRoutes,
  type CapabilitiesResponse,
  changeNameRequest,
  type ChangeNameResponse,
  changePasswordRequest,
  deleteAccountRequest,
  type DeleteAccountResponse,
  NAME_MAX,
} from '@summit/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../../http/body.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { scheduleDeletion } from './account-deletion.ts'
import { reauthenticate, requireUser, signedOut } from './account-user.ts'
import { collectData } from './collect-data.ts'
import { type EmailRoutesDeps, emailRoutes } from './email-routes.ts'
import { passwordWeakness, type PasswordRules, samePasswordError, weakPasswordError } from './password-rules.ts'
import { publicUser, startBrowserSession } from './session-cookie.ts'

/** Accepts any string as the new password, whose rules have errors of their own. */
const request = v.object({ ...changePasswordRequest.entries, password: v.string() })

/**
 * What a signed-in user reads and changes in the account. A session is not enough for password and deletion: it may be a
 * stolen one.
 */
export function accountRoutes(app: Hono, deps: EmailRoutesDeps & PasswordRules & { hasPasskeys: boolean }): void {
  const { getDatabase, auth, cookie, hasPasskeys } = deps

  const { changeName, changeEmail } = auth
  if (changeEmail) emailRoutes(app, changeEmail, deps)
  if (changeName) {
    route(app, accountApiRoutes.changeName, {
      POST: async (context) => {
        const message = `Please enter a name of at most ${NAME_MAX} characters.`
        const { name } = await readJson(context, changeNameRequest, message)
        const database = await getDatabase()
        const user = publicUser(await changeName(database, await requireUser(context, deps), name))
        const response: ChangeNameResponse = { message: 'Your name has been changed.', data: { user } }
        return context.json({ success: true, ...response })
      },
    })
  }

  route(app, accountApiRoutes.changePassword, {
    POST: async (context) => {
      const { password, ...confirmation } = await readJson(context, request, 'Please enter both passwords.')
      const database = await getDatabase()
      const signedIn = await requireUser(context, deps)
      const weakness = passwordWeakness(password, signedIn, deps)
      if (weakness) throw weakPasswordError(weakness, deps)

      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const change = await auth.replacePassword(database, user, { current: confirmation.currentPassword, password })
      switch (change.status) {
        case 'changed':
          recordEvent(context, 'authn_password_change', user.email)
          // All sessions have ended. This browser gets a new one (ASVS 7.2.4).
          await startBrowserSession(context, database, change.user, deps)
          return context.json({ success: true, message: 'Your password has been changed.' })
        case 'same':
          throw samePasswordError()
        case 'weak':
          throw weakPasswordError(change.weakness, deps)
        case 'signedOut':
        case 'unproven':
          throw signedOut()
        default:
          return change satisfies never
      }
    },
  })

  route(app, accountApiRoutes.exportData, {
    GET: async (context) => {
      const user = await requireUser(context, deps)
      recordEvent(context, 'sensitive_read', user.email)
      const data = await collectData(await getDatabase(), user)
      return context.body(JSON.stringify(data, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="account-data.json"',
      })
    },
  })

  if (auth.deleteUser) {
    route(app, accountApiRoutes.deleteAccount, {
      POST: async (context) => {
        const confirmation = await readJson(context, deleteAccountRequest, 'Please enter your password.')
        const database = await getDatabase()
        const signedIn = await requireUser(context, deps)
        const user = await reauthenticate(context, signedIn, confirmation, deps)
        const deletesAt = await scheduleDeletion(database, user, confirmation.currentPassword, deps)
        recordEvent(context, 'user_deletion_request', user.email)
        cookie.clear(context)
        const message = `Your account will be deleted on ${dateFormat.format(deletesAt)}. Sign in before then to keep it.`
        const response: DeleteAccountResponse = { message, deletesAt: deletesAt.toISOString() }
        return context.json({ success: true, ...response })
      },
    })
  }

  route(app, accountApiRoutes.capabilities, {
    GET: (context) => {
      const response: CapabilitiesResponse = {
        capabilities: [
          ...(changeEmail ? (['changeEmail'] as const) : []),
          ...(changeName ? (['changeName'] as const) : []),
          'changePassword',
          'codeSignIn',
          ...(auth.deleteUser ? (['deleteAccount'] as const) : []),
          'exportData',
          ...(auth.identityLinks ? (['identities'] as const) : []),
          ...(hasPasskeys ? (['passkeys'] as const) : []),
          'twoFactor',
        ],
      }
      return context.json(response)
    },
  })
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

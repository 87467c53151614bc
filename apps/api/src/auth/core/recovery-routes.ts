import { apiRoutes, forgotPasswordRequest } from '@summit/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { bearerOf } from '../embedded/authenticate.ts'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { CallError } from '../../http/http-error.ts'
import { serveCall } from '../../http/route.ts'
import type { Accounts, PasswordChange } from './auth-backend.ts'
import { type AskParts, askForRecovery } from './request-recovery.ts'
import type { Weakness } from './password-rules.ts'

/** What recovering a password needs of the rest of the server. */
export interface RecoveryCallParts extends AskParts {
  connected: () => Promise<Database>
  accounts: Accounts
}

/** Any text is read: whoever has no proof should not even hear what is wrong with it. */
const newPassword = v.object({ password: v.string() })

/** One message for every way in which a link can be no good. */
const NO_PROOF = 'This password reset link is invalid or has expired. Please request a new one.'

const weaknesses: Record<Weakness, string> = {
  short: 'Password must be at least 8 characters',
  long: 'Password must be at most 256 characters',
  common: 'This password is too easy to guess. Please choose another one.',
}

/** Asking for a link to a new password, and setting the new one. */
export function serveRecovery(app: Hono, parts: RecoveryCallParts): void {
  const { connected, accounts } = parts

  serveCall(app, apiRoutes.forgotPassword, {
    POST: async (context) => {
      const { email } = await readJson(context, forgotPasswordRequest, 'Please enter a valid email address')
      await askForRecovery(context, await connected(), email, parts)
      const message = 'If there is an account with this address, an email is on its way.'
      return context.json({ success: true, message })
    },
  })

  serveCall(app, apiRoutes.updatePassword, {
    POST: async (context) => {
      const { password } = await readJson(context, newPassword, 'Please enter a new password.')
      const accessToken = bearerOf(context)
      if (accessToken === undefined) throw new CallError(401, NO_PROOF)
      const change = await accounts.changePassword(await connected(), accessToken, password)
      if (change.status !== 'changed') throw refusalOf(change)
      return context.json({ success: true, message: 'Your password has been changed.' })
    },
  })
}

function refusalOf(change: Exclude<PasswordChange, { status: 'changed' }>): CallError {
  switch (change.status) {
    case 'signedOut':
      return new CallError(401, NO_PROOF)
    case 'unproven':
      return new CallError(403, NO_PROOF)
    case 'weak':
      return new CallError(422, weaknesses[change.weakness])
    case 'same':
      return new CallError(422, 'This is already your password. Please choose a new one.')
    default:
      return change satisfies never
  }
}

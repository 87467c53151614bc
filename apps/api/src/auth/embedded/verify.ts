import { linkTypes } from '@summit/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { recordEvent } from '../../http/security-log.ts'
import { expiredLink, invalidRequest } from '../core/auth-error.ts'
import type { User } from '../core/tables.ts'
import { redeemToken } from './one-time-tokens.ts'
import { redeemRegistration } from './registrations.ts'
import { type SessionWithUser, startTokenSession } from './token-sessions.ts'

const field = v.nullish(v.string(), '')
const verifyRequest = v.object({
  type: field,
  token_hash: field,
  token: field,
  email: field,
  phone: field,
  redirect_to: field,
})

/** `POST /verify`: exchanges the token of a mailed link for a session, once. */
export async function verify(context: Context, database: Database, now: Date): Promise<SessionWithUser> {
  const request = await readJson(context, verifyRequest, 'Verify requires a token hash and a type')
  if (request.type === '') throw invalidRequest('Verify requires a verification type')
  if (request.token === '' && request.token_hash === '') {
    throw invalidRequest('Verify requires either a token or a token hash')
  }
  if (request.token_hash !== '' && (request.email || request.phone || request.redirect_to)) {
    throw invalidRequest('Only the token_hash and type should be provided')
  }
  if (!linkTypes.some((known) => known === request.type)) throw invalidRequest('Invalid email verification type')

  const started = await database.transaction(async (transaction) => {
    const user = await redeem(transaction, request.type, request.token_hash, now)
    return user && { user, session: await startTokenSession(transaction, user, 'otp', now) }
  })
  recordEvent(context, started ? 'authn_recovery_success' : 'authn_login_fail', started?.user.email)
  if (!started) throw expiredLink()
  return started
}

async function redeem(database: Database, type: string, token: string, now: Date): Promise<User | undefined> {
  switch (type) {
    case 'recovery': {
      const redeemed = await redeemToken(database, token, 'recovery')
      return redeemed && redeemed.expiresAt > now ? redeemed.user : undefined
    }
    case 'signup':
    case 'email':
      return redeemRegistration(database, token, now)
    default:
      return undefined
  }
}

import { linkTypes } from '@summit/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { recordEvent } from '../../http/security-log.ts'
import { expiredLink, invalidRequest, rateLimited } from '../core/auth-error.ts'
import { attemptSignIn, recordSignIn } from '../core/sign-in.ts'
import type { User } from '../core/tables.ts'
import type { GrantDeps } from './grants.ts'
import { redeemToken } from './one-time-tokens.ts'
import { redeemRegistration } from './registrations.ts'
import { redeemCode } from './sign-in-codes.ts'
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

/** `POST /verify`: exchanges the token of a mailed link, or a mailed code, for a session, once. */
export async function verify(context: Context, database: Database, deps: GrantDeps): Promise<SessionWithUser> {
  const { now } = deps
  const request = await readJson(context, verifyRequest, 'Verify requires a token hash and a type')
  if (request.type === '') throw invalidRequest('Verify requires a verification type')
  if (request.token === '' && request.token_hash === '') {
    throw invalidRequest('Verify requires either a token or a token hash')
  }
  if (request.token_hash !== '' && (request.email || request.phone || request.redirect_to)) {
    throw invalidRequest('Only the token_hash and type should be provided')
  }
  if (!linkTypes.some((known) => known === request.type)) throw invalidRequest('Invalid email verification type')

  if (request.token_hash === '') return verifyCode(context, database, request, deps)
  const started = await database.transaction(async (transaction) => {
    const user = await redeem(transaction, request.type, request.token_hash, now())
    return user && { user, session: await startTokenSession(transaction, user, 'otp', deps) }
  })
  recordEvent(context, started ? 'authn_recovery_success' : 'authn_login_fail', started?.user.email)
  if (!started) throw expiredLink()
  return started
}

/** Exchanges a code that was mailed to an address. Attempts count as sign-ins do. */
async function verifyCode(
  context: Context,
  database: Database,
  { type, email, token: code }: { type: string; email: string; token: string },
  deps: GrantDeps,
): Promise<SessionWithUser> {
  const { now, getNetwork } = deps
  const verify = async () => (type === 'email' ? redeemCode(database, { email, code }, deps) : undefined)
  const result = await attemptSignIn(database, email, getNetwork(context), verify, deps)
  recordSignIn(context, result, email)
  if (result.status === 'blocked') throw rateLimited(result.until, now())
  if (result.status !== 'signedIn') throw expiredLink()
  return { user: result.user, session: await startTokenSession(database, result.user, 'otp', deps) }
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

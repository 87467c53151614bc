import { loginRequest } from '@summit/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { MailDeps } from '../../mail/queue.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { AuthError, rateLimited } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { pkceChallenge } from '../core/pkce.ts'
import { attemptSignIn, recordSignIn } from '../core/sign-in.ts'
import type { User } from '../core/tables.ts'
import { linkIdentity } from './identities.ts'
import { redeemToken } from './one-time-tokens.ts'
import type { Passwords } from '../core/passwords.ts'
import { refreshTokenSession, type SessionWithUser, startTokenSession } from './token-sessions.ts'
import { verifyCredentials } from './users.ts'

/** Dependencies of {@link grants}. */
export interface GrantDeps extends NetworkLimitDeps, MailDeps {
  passwords: Passwords
}

type Grant = (context: Context, database: Database, keyring: Keyring, deps: GrantDeps) => Promise<SessionWithUser>

const passwordGrant: Grant = async (context, database, _, deps) => {
  const { passwords, now, getNetwork } = deps
  const credentials = await readJson(context, loginRequest, 'missing email or phone')
  const verify = () => verifyCredentials(database, passwords, credentials)
  const result = await attemptSignIn(database, credentials.email, getNetwork(context), verify, deps)
  recordSignIn(context, result, credentials.email)
  if (result.status === 'blocked') throw rateLimited(result.until, now())
  if (result.status === 'unverified') throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (result.status === 'refused') throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  const { user } = result
  return { user, session: await startTokenSession(database, user, 'password', deps) }
}

const refreshRequest = v.object({ refresh_token: v.pipe(v.string(), v.minLength(12)) })

const refreshGrant: Grant = async (context, database, keyring, { now }) => {
  const { refresh_token: token } = await readJson(context, refreshRequest, 'Refresh token is not valid')
  const refresh = await refreshTokenSession(database, keyring, token, now())
  if (refresh.status === 'unknown') {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (refresh.status === 'reused') {
    recordEvent(context, 'authn_token_reuse')
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return refresh
}

const codeRequest = v.object({
  auth_code: v.pipe(v.string(), v.nonEmpty()),
  code_verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(128)),
})

const codeGrant: Grant = async (context, database, _, deps) => {
  const message = 'both auth code and code verifier should be non-empty'
  const { auth_code: code, code_verifier: verifier } = await readJson(context, codeRequest, message)
  const exchange = await exchangeCode(database, { code, verifier }, deps)
  switch (exchange.status) {
    case 'exchanged':
      return { user: exchange.user, session: await startTokenSession(database, exchange.user, 'oauth', deps) }
    case 'unknown':
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    case 'expired':
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    case 'wrongVerifier':
      throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    case 'taken':
      throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
    default:
      return exchange satisfies never
  }
}

type CodeExchange = { status: 'exchanged'; user: User } | { status: 'unknown' | 'expired' | 'wrongVerifier' | 'taken' }

/**
 * Exchanges an authorization code for its user, and links the identity that it was issued for. Only now, as the verifier
 * proves that it is the browser that has asked for it. The code is consumed in any case.
 */
export async function exchangeCode(
  database: Database,
  { code, verifier }: { code: string; verifier: string },
  deps: MailDeps,
): Promise<CodeExchange> {
  const redeemed = await redeemToken(database, code, 'code')
  if (!redeemed) return { status: 'unknown' }
  const { user, expiresAt, challenge, identity } = redeemed
  if (expiresAt <= deps.now()) return { status: 'expired' }
  if (challenge !== pkceChallenge(verifier)) return { status: 'wrongVerifier' }
  if (identity && !(await linkIdentity(database, user, identity, deps))) return { status: 'taken' }
  return { status: 'exchanged', user }
}

/** Handlers of `POST /token`, by `grant_type`. */
export const grants: ReadonlyMap<string, Grant> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', codeGrant],
])

import { loginRequest } from '@summit/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Passwords } from './passwords.ts'
import { attemptSignIn } from '../core/sign-in.ts'
import type { Limit } from '../core/sign-in-limits.ts'
import { checkPassword } from './users.ts'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import { readJson } from '../../http/body.ts'
import { retryAfter } from '../../http/retry-after.ts'
import { AuthFault } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { redeem } from './one-time-tokens.ts'
import { challengeOf } from '../core/pkce.ts'
import { refreshTokenSession, type SignedIn, startTokenSession } from './token-sessions.ts'

/** What the grants need of the rest of the server. */
export interface GrantParts {
  passwords: Passwords
  addressLimit: Limit
  now: () => Date
  /** The network a request comes from. */
  originOf: (context: Context) => string
}

type Grant = (context: Context, database: Database, keyring: Keyring, parts: GrantParts) => Promise<SignedIn>

const passwordGrant: Grant = async (context, database, _, { passwords, addressLimit, now, originOf }) => {
  const credentials = await readJson(context, loginRequest, 'missing email or phone')
  const check = checkPassword(database, passwords)
  const attempt = await attemptSignIn(database, credentials, originOf(context), check, { addressLimit, now })
  if (attempt.status === 'blocked') {
    const { headers } = retryAfter(attempt.until, now())
    throw new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached', { headers })
  }
  if (attempt.status === 'refused') throw new AuthFault(400, 'invalid_credentials', 'Invalid login credentials')
  const { user } = attempt
  return { user, session: await startTokenSession(database, user, 'password', now()) }
}

const refreshCall = v.object({ refresh_token: v.pipe(v.string(), v.minLength(12)) })

const refreshGrant: Grant = async (context, database, keyring, { now }) => {
  const { refresh_token: token } = await readJson(context, refreshCall, 'Refresh token is not valid')
  const refresh = await refreshTokenSession(database, keyring, token, now())
  if (refresh.status === 'unknown') {
    throw new AuthFault(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (refresh.status === 'reused') {
    throw new AuthFault(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return refresh
}

const codeCall = v.object({
  auth_code: v.pipe(v.string(), v.nonEmpty()),
  code_verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(128)),
})

const codeGrant: Grant = async (context, database, _, { now }) => {
  const message = 'both auth code and code verifier should be non-empty'
  const { auth_code: code, code_verifier: verifier } = await readJson(context, codeCall, message)
  const redeemed = await redeemCode(database, code, verifier, now())
  switch (redeemed.status) {
    case 'redeemed':
      return { user: redeemed.user, session: await startTokenSession(database, redeemed.user, 'oauth', now()) }
    case 'unknown':
      throw new AuthFault(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    case 'expired':
      throw new AuthFault(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    case 'stolen':
      throw new AuthFault(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
    default:
      return redeemed satisfies never
  }
}

/** The outcome of redeeming a code. */
type RedeemedCode = { status: 'redeemed'; user: User } | { status: 'unknown' | 'expired' | 'stolen' }

/** Redeems a code. It is used up whatever the outcome: a code is good for one attempt. */
export async function redeemCode(database: Database, code: string, verifier: string, now: Date): Promise<RedeemedCode> {
  const redeemed = await redeem(database, code, 'code')
  if (!redeemed) return { status: 'unknown' }
  if (redeemed.expiresAt <= now) return { status: 'expired' }
  return redeemed.challenge === challengeOf(verifier)
    ? { status: 'redeemed', user: redeemed.user }
    : { status: 'stolen' }
}

/** What `POST /token` exchanges for a session, by the `grant_type` of its query. */
export const grants: ReadonlyMap<string, Grant> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', codeGrant],
])

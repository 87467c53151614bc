import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { bearerToken } from '../../http/bearer.ts'
import { AuthError } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { verifyAccessToken } from './access-tokens.ts'
import { findTokenSession, type SessionWithUser } from './token-sessions.ts'

/** The session of the request's access token. Throws an {@link AuthError} if there is none. */
export async function authenticate(
  context: Context,
  database: Database,
  keyring: Keyring,
  siteUrl: string,
  now: Date,
): Promise<SessionWithUser> {
  const token = bearerToken(context)
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const sessionId = await verifyAccessToken(keyring, siteUrl, token, now)
  if (sessionId === undefined) throw new AuthError(403, 'bad_jwt', 'The access token is not valid')
  const found = await findTokenSession(database, sessionId, now)
  if (!found) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return found
}

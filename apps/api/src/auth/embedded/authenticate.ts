import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { verifyAccessToken } from './access-tokens.ts'
import { AuthFault } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { findTokenSession, type SignedIn } from './token-sessions.ts'

/** The access token of a request's `Authorization` header, or undefined. */
export function bearerOf(context: Context): string | undefined {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
}

/** The session that a call's access token belongs to. Throws Supabase's fault where there is none. */
export async function signedInBy(
  context: Context,
  database: Database,
  keyring: Keyring,
  siteUrl: string,
  now: Date,
): Promise<SignedIn> {
  const token = bearerOf(context)
  if (token === undefined) {
    throw new AuthFault(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const sessionId = await verifyAccessToken(keyring, siteUrl, token, now)
  if (sessionId === undefined) throw new AuthFault(403, 'bad_jwt', 'The access token is not valid')
  const found = await findTokenSession(database, sessionId, now)
  if (!found) throw new AuthFault(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return found
}

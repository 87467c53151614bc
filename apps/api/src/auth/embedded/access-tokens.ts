import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { TokenSession, User } from '../../schema.ts'
import type { Keyring } from '../core/keyring.ts'

/** How long an access token is good, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600

const AUDIENCE = 'authenticated'

/** The issuer of a site's access tokens: its own authentication service. */
export function issuerOf(siteUrl: string): string {
  return `${siteUrl}/auth/v1`
}

/** An access token of a session. */
export async function signAccessToken(
  { signing, verification }: Keyring,
  siteUrl: string,
  session: TokenSession,
  user: User,
  now: Date,
): Promise<string> {
  const claims = {
    ...metadataOf(user),
    email: user.email,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: inSeconds(session.createdAt) }],
    session_id: session.id,
    is_anonymous: false,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: verification.kid, typ: 'JWT' })
    .setIssuer(issuerOf(siteUrl))
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(inSeconds(now))
    .setExpirationTime(inSeconds(now) + ACCESS_TOKEN_SECONDS)
    .sign(signing)
}

const readClaims = v.object({ session_id: v.pipe(v.string(), v.uuid()) })

/** The id of a token's session; undefined where the token is not ours, not for us, or has expired. */
export async function verifyAccessToken(
  { verification }: Keyring,
  siteUrl: string,
  token: string,
  now: Date,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, verification, {
      algorithms: ['ES256'],
      issuer: issuerOf(siteUrl),
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return v.parse(readClaims, payload).session_id
  } catch {
    return undefined
  }
}

/** Seconds since 1970, as tokens count. */
export function inSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

/** What Supabase calls metadata: the account's provider, and what its user has entered. */
export function metadataOf({ name, provider }: User) {
  return { app_metadata: { provider, providers: [provider] }, user_metadata: { name } }
}

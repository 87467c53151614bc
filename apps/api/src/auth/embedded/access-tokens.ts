import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Keyring } from '../core/keyring.ts'
import type { LinkedIdentity, User } from '../core/tables.ts'
import type { TokenSession } from './tables.ts'

/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600

const AUDIENCE = 'authenticated'

/** Issuer of a site's access tokens. */
export function getIssuer(siteUrl: string): string {
  return `${siteUrl}/auth/v1`
}

/** Signs an access token for a session. */
export async function signAccessToken(
  { signing, verification }: Keyring,
  siteUrl: string,
  session: TokenSession,
  user: User,
  identities: readonly LinkedIdentity[],
  now: Date,
): Promise<string> {
  const claims = {
    ...toMetadata(user, identities),
    email: user.email,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: unixSeconds(session.createdAt) }],
    session_id: session.id,
    is_anonymous: false,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: verification.kid, typ: 'JWT' })
    .setIssuer(getIssuer(siteUrl))
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(unixSeconds(now))
    .setExpirationTime(unixSeconds(now) + ACCESS_TOKEN_SECONDS)
    .sign(signing)
}

const claimsSchema = v.object({ session_id: v.pipe(v.string(), v.uuid()) })

/** The session id of an access token; undefined if the token is forged, expired or for another audience. */
export async function verifyAccessToken(
  { findVerificationKey }: Keyring,
  siteUrl: string,
  token: string,
  now: Date,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, findVerificationKey, {
      algorithms: ['ES256'],
      issuer: getIssuer(siteUrl),
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return v.parse(claimsSchema, payload).session_id
  } catch {
    return undefined
  }
}

/** Unix time in seconds, as used in JWTs. */
export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** Metadata of a user in Supabase's format. */
export function toMetadata({ name, provider, passwordHash }: User, identities: readonly LinkedIdentity[]) {
  const linked = identities.map((identity) => identity.provider)
  const providers = [...(passwordHash === null ? [] : ['email']), ...linked]
  return { app_metadata: { provider, providers }, user_metadata: { name } }
}

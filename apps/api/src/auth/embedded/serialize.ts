import type { Keyring } from '../core/keyring.ts'
import type { User } from '../core/tables.ts'
import { ACCESS_TOKEN_SECONDS, toMetadata, signAccessToken, unixSeconds } from './access-tokens.ts'
import type { Registration, TokenSession } from './tables.ts'
import { getRefreshToken } from './token-sessions.ts'

/** A user in Supabase's wire format. */
export function serializeUser(user: User) {
  const createdAt = user.createdAt.toISOString()
  const identity = {
    identity_id: user.id,
    id: user.email,
    user_id: user.id,
    identity_data: { sub: user.email, email: user.email, email_verified: true },
    provider: user.provider,
    email: user.email,
    created_at: createdAt,
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    ...toMetadata(user),
    identities: [identity],
    created_at: createdAt,
    is_anonymous: false,
  }
}

/**
 * A sign-up in Supabase's wire format: a user whose address is not verified. It looks the same for an address that has an
 * account.
 */
export function serializeRegistration({ id, email, createdAt }: Registration) {
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: createdAt.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [{ identity_id: id, id, user_id: id, identity_data: { sub: id, email }, provider: 'email', email }],
    created_at: createdAt.toISOString(),
    is_anonymous: false,
  }
}

/** A session in Supabase's wire format. */
export async function serializeSession(
  keyring: Keyring,
  siteUrl: string,
  session: TokenSession,
  user: User,
  now: Date,
) {
  return {
    access_token: await signAccessToken(keyring, siteUrl, session, user, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: unixSeconds(now) + ACCESS_TOKEN_SECONDS,
    refresh_token: getRefreshToken(keyring, session),
    user: serializeUser(user),
  }
}

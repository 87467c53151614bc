import type { TokenSession, User } from '../../schema.ts'
import type { Keyring } from '../core/keyring.ts'
import { ACCESS_TOKEN_SECONDS, inSeconds, metadataOf, signAccessToken } from './access-tokens.ts'
import { refreshTokenOf } from './token-sessions.ts'

/** A user as Supabase's clients read one. */
export function wireUser(user: User) {
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
    ...metadataOf(user),
    identities: [identity],
    created_at: createdAt,
    is_anonymous: false,
  }
}

/** A session as Supabase's clients read one. */
export async function wireSession(keyring: Keyring, siteUrl: string, session: TokenSession, user: User, now: Date) {
  return {
    access_token: await signAccessToken(keyring, siteUrl, session, user, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: inSeconds(now) + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshTokenOf(keyring, session),
    user: wireUser(user),
  }
}

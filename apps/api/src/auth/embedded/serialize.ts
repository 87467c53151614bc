import type { Keyring } from '../core/keyring.ts'
import type { LinkedIdentity, User } from '../core/tables.ts'
import { ACCESS_TOKEN_SECONDS, toMetadata, signAccessToken, unixSeconds } from './access-tokens.ts'
import type { Registration, TokenSession } from './tables.ts'
import { getRefreshToken } from './token-sessions.ts'

/** A user in Supabase's wire format. */
export function serializeUser(user: User, identities: readonly LinkedIdentity[]) {
  const createdAt = user.createdAt.toISOString()
  const email = { id: user.id, provider: 'email', subject: user.email, email: user.email, linkedAt: user.createdAt }
  const all = [...(user.passwordHash === null ? [] : [email]), ...identities]
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    ...toMetadata(user, identities),
    identities: all.map((identity) => serializeIdentity(user, identity)),
    created_at: createdAt,
    is_anonymous: false,
  }
}

/** An identity in Supabase's wire format. That of the password has the user's id. */
function serializeIdentity(
  { id: userId }: User,
  {
    id,
    provider,
    subject,
    email,
    linkedAt,
  }: Pick<LinkedIdentity, 'id' | 'subject' | 'email' | 'linkedAt'> & { provider: string },
) {
  return {
    identity_id: id,
    id: subject,
    user_id: userId,
    identity_data: { sub: subject, email, email_verified: true },
    provider,
    email,
    created_at: linkedAt.toISOString(),
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
  identities: readonly LinkedIdentity[],
  now: Date,
) {
  return {
    access_token: await signAccessToken(keyring, siteUrl, session, user, identities, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: unixSeconds(now) + ACCESS_TOKEN_SECONDS,
    refresh_token: getRefreshToken(keyring, session),
    user: serializeUser(user, identities),
  }
}

import {
  fetchSupabase,
  isServiceFailure,
  parseResponse,
  type SupabaseConfig,
  unavailable,
  unexpected,
} from './supabase-client.ts'
import { type SupabaseSession, supabaseSession } from './upsert-user.ts'

/** The header of a request with an access token, or with the service key. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Opens a session at Supabase; undefined if it refuses. Its tokens are for requests of this server alone. */
export async function openSession(
  supabase: SupabaseConfig,
  grant: 'password' | 'pkce',
  body: object,
): Promise<SupabaseSession | undefined> {
  const request = { method: 'POST', body: JSON.stringify(body) } as const
  const response = await fetchSupabase(supabase, `/token?grant_type=${grant}`, request)
  if (isServiceFailure(response)) throw unexpected(response)
  return response.status === 200 ? parseResponse(supabaseSession, response) : undefined
}

/** Opens a session with a password that was verified just now. Throws if Supabase refuses it nevertheless. */
export async function openVerifiedSession(
  supabase: SupabaseConfig,
  credentials: { email: string; password: string },
): Promise<SupabaseSession> {
  const session = await openSession(supabase, 'password', credentials)
  if (!session) throw unavailable(new Error('Supabase Auth has refused a password that it had taken before.'))
  return session
}

/** Ends a session at Supabase, or all of its user. */
export async function endSessions(
  supabase: SupabaseConfig,
  { access_token: accessToken }: Pick<SupabaseSession, 'access_token'>,
  scope: 'local' | 'global',
): Promise<void> {
  await fetchSupabase(supabase, `/logout?scope=${scope}`, { method: 'POST', headers: bearer(accessToken) })
}

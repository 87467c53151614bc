import type { AuthBackend } from '../core/auth-backend.ts'
import { setName } from '../core/change-name.ts'
import { errorCode, fetchSupabase, parseResponse, type SupabaseConfig, unexpected } from './supabase-client.ts'
import { bearer } from './supabase-sessions.ts'
import { supabaseUser, upsertUser } from './upsert-user.ts'

/** What takes the service key. Without one there is none of it. */
export function supabaseAdministration(
  supabase: SupabaseConfig,
  now: () => Date,
): Pick<AuthBackend, 'changeName' | 'changeEmail' | 'deleteUser'> {
  const { serviceKey } = supabase
  if (serviceKey === undefined) return { changeName: undefined, changeEmail: undefined, deleteUser: undefined }

  /** The ids in paths are UUIDs of the database. */
  const administer = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    fetchSupabase({ ...supabase, anonKey: serviceKey }, `/admin${path}`, {
      method,
      body: JSON.stringify(body),
      headers: bearer(serviceKey),
    })

  return {
    changeName: async (database, user, name) => {
      // Supabase keeps the other fields of the metadata. The next sign-in takes the name from there.
      const response = await administer('PUT', `/users/${user.id}`, { user_metadata: { name } })
      if (response.status !== 200) throw unexpected(response)
      return setName(database, user, name)
    },

    changeEmail: async (user, email) => {
      // A link that nobody gets replaces those and the codes that were mailed.
      const link = await administer('POST', '/generate_link', { type: 'recovery', email: user.email })
      if (link.status !== 200) throw unexpected(link)
      // Both addresses are confirmed: Supabase must not ask again.
      const response = await administer('PUT', `/users/${user.id}`, { email, email_confirm: true })
      if (response.status === 422 && errorCode(response) === 'email_exists') return undefined
      if (response.status !== 200) throw unexpected(response)
      const changed = parseResponse(supabaseUser, response)
      return (transaction) => upsertUser(transaction, changed, now())
    },

    deleteUser: async (_, user) => {
      const response = await administer('DELETE', `/users/${user.id}`)
      // 404: it was deleted before.
      if (response.status !== 200 && response.status !== 404) throw unexpected(response)
    },
  }
}

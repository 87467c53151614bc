import type { AuthBackend } from './auth/core/auth-backend.ts'
import { embeddedBackend, type EmbeddedAuthConfig, type EmbeddedBackendDeps } from './auth/embedded/embedded-backend.ts'
import { supabaseBackend } from './auth/supabase/supabase-backend.ts'
import type { SupabaseConfig } from './auth/supabase/supabase-client.ts'

/** Configuration of the authentication back end. */
export type AuthConfig = EmbeddedAuthConfig | SupabaseConfig

/** Creates the configured authentication back end. */
export function createAuthBackend(auth: AuthConfig, deps: EmbeddedBackendDeps): AuthBackend {
  return auth.kind === 'embedded' ? embeddedBackend(auth, deps) : supabaseBackend(auth, deps)
}

import type { AuthConfig } from './config.ts'
import { embeddedAccounts, type EmbeddedAccountsParts } from './auth/embedded/embedded-backend.ts'
import { supabaseAccounts } from './auth/supabase/supabase-backend.ts'
import type { Accounts } from './auth/core/auth-backend.ts'

/** The accounts of the authentication service that the configuration names. */
export function openAccounts(auth: AuthConfig, parts: Omit<EmbeddedAccountsParts, 'identityPage'>): Accounts {
  if (auth.kind === 'embedded') return embeddedAccounts({ ...parts, identityPage: auth.identityPage })
  return supabaseAccounts(auth, parts)
}

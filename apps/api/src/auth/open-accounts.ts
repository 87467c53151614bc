import type { AuthConfig } from '../config.ts'
import { embeddedAccounts, type EmbeddedAccountsParts } from '../auth-service/embedded-accounts.ts'
import { supabaseAccounts } from '../supabase/supabase-accounts.ts'
import type { Accounts } from './accounts.ts'

/** The accounts of the authentication service that the configuration names. */
export function openAccounts(auth: AuthConfig, parts: Omit<EmbeddedAccountsParts, 'identityPage'>): Accounts {
  if (auth.kind === 'embedded') return embeddedAccounts({ ...parts, identityPage: auth.identityPage })
  return supabaseAccounts(auth, parts)
}

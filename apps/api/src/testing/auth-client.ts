import { AuthClient } from '@supabase/auth-js'

/** Supabase's own client of an authentication service in this process, with a storage of its own. */
export function createAuthClient(
  siteUrl: string,
  send: (url: string, init?: RequestInit) => Response | Promise<Response>,
): InstanceType<typeof AuthClient> {
  const store = new Map<string, string>()
  return new AuthClient({
    url: `${siteUrl}/auth/v1`,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
    fetch: async (input, init) => send(input instanceof Request ? input.url : String(input), init),
  })
}

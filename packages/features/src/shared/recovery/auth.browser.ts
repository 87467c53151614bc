import {
  AuthClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  type AuthError,
  type GoTrueClient,
} from '@supabase/auth-js'
import * as v from 'valibot'
import type { Clock } from '../ports/clock.ts'
import { withTimeout } from '../ports/with-timeout.ts'
import { dedupe } from '../ports/dedupe.ts'
import { serverMessage } from '../form/server-message.ts'
import type { KeyValueStore } from '../ports/storage.ts'
import { authFetch } from './auth-fetch.browser.ts'
import { SESSION_WAIT_MS, type Auth, type OneTimeToken, type RecoverySession, type Verification } from './auth.ts'
import { whenShown } from './when-shown.browser.ts'

/** Dependencies of `createAuth`. */
export interface AuthParts {
  /** The URL of the authentication service, without a slash at its end. */
  url: string
  clock: Pick<Clock, 'after'>
  /** The storage of this tab. Other tabs must not share its session. */
  tab: KeyValueStore
  /** The prefix of the storage keys. */
  prefix: string
}

/**
 * The authentication service by `@supabase/auth-js`, whose client is created on first use. It ignores sessions in the
 * address, where an attacker could have put one.
 */
export function createAuth({ url, clock, tab, prefix }: AuthParts): Auth {
  let created: { client: GoTrueClient; key: string } | undefined
  const client = () => {
    created ??= createClient()
    return created.client
  }
  const createClient = () => {
    const key = sessionKey(tab, prefix)
    const options = { url, storageKey: key, storage: asClientStorage(tab), fetch: authFetch(clock) }
    return {
      key,
      client: new AuthClient({ ...options, detectSessionInUrl: false, autoRefreshToken: false, flowType: 'pkce' }),
    }
  }

  return {
    verify: dedupe(
      ({ type, tokenHash }) => `${type} ${tokenHash}`,
      async (token) => {
        await whenShown()
        return verify(client(), token)
      },
      // Without a response the token may still be unused.
      (verification) => verification.ok || verification.reason !== 'unreachable',
    ),
    async session() {
      const session = client()
        .getSession()
        .then(
          ({ data }) => data.session,
          () => null,
        )
      return readSession(await withTimeout(clock, SESSION_WAIT_MS, session, null))
    },
    watch(onEvent) {
      const { data } = client().onAuthStateChange((event, given) => {
        const session = readSession(given)
        if (event === 'PASSWORD_RECOVERY' && session) onEvent({ type: 'recovered', session })
        if (event === 'SIGNED_OUT') onEvent({ type: 'ended' })
      })
      return () => data.subscription.unsubscribe()
    },
    end() {
      if (!created) return
      void created.client.dispose()
      // The client's own sign-out would send a request, which fails because the server has ended the session.
      tab.remove(created.key)
      tab.remove(`${prefix}tab`)
      created = undefined
    },
  }
}

async function verify(client: GoTrueClient, { tokenHash, type }: OneTimeToken): Promise<Verification> {
  try {
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type })
    if (isAuthRetryableFetchError(error)) return { ok: false, reason: 'unreachable' }
    if (error) return { ok: false, reason: 'refused', message: getMessage(error), code: error.code }
    return data.session ? { ok: true } : { ok: false, reason: 'refused' }
  } catch {
    return { ok: false, reason: 'unexpected' }
  }
}

/** The service's message. Without one, the client's error contains JSON or a parser error, which must not be shown. */
function getMessage(error: AuthError): string | undefined {
  return isAuthApiError(error) && !/^[[{]/.test(error.message) ? serverMessage(error.message) : undefined
}

const storedSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
  user: v.fallback(v.object({ email: v.fallback(v.nullable(v.string()), null) }), { email: null }),
})

/**
 * Validates a session, since anyone can write to the storage. `expires_at` is not compared with the device's clock,
 * which may be wrong: the client refreshes a session that seems expired, and the service decides.
 */
function readSession(given: unknown): RecoverySession | null {
  const read = v.safeParse(storedSession, given)
  return read.success ? { accessToken: read.output.access_token, email: read.output.user.email || null } : null
}

/**
 * The storage key of this tab's session, which survives a reload. It is random, since clients broadcast their sessions to
 * all tabs with the same key.
 */
function sessionKey(tab: KeyValueStore, prefix: string): string {
  const existing = tab.read(`${prefix}tab`)
  if (existing?.startsWith(prefix)) return existing
  const key = prefix + Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')
  tab.write(`${prefix}tab`, key)
  return key
}

function asClientStorage(tab: KeyValueStore) {
  return {
    getItem: (key: string) => tab.read(key),
    setItem: (key: string, value: string) => tab.write(key, value),
    removeItem: (key: string) => tab.remove(key),
  }
}

import { apiRoutes } from '@summit/contract'
import {
  AuthClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  type AuthError,
  type GoTrueClient,
} from '@supabase/auth-js'
import * as v from 'valibot'
import type { Clock } from '../clock/clock.ts'
import { within } from '../clock/within.ts'
import { dedupe } from '../async/dedupe.ts'
import { serverMessage } from '../server-message.ts'
import type { KeyValueStore } from '../storage/storage.ts'
import { authFetch } from './auth-fetch.browser.ts'
import { SESSION_WAIT_MS, type Auth, type OneTimeToken, type RecoverySession, type Verification } from './auth.ts'
import { whenShown } from './when-shown.browser.ts'

/** What the authentication client is made of. */
export interface AuthParts {
  clock: Pick<Clock, 'after'>
  /** The storage of this tab alone: other tabs must not share its recovery session. */
  tab: KeyValueStore
  /** The prefix of the storage's keys. */
  prefix: string
}

/**
 * The authentication service over its own client. The client is created when it is first needed. It does not read
 * sessions from the address, where an attacker could have put one.
 */
export function createAuth({ clock, tab, prefix }: AuthParts): Auth {
  let made: { client: GoTrueClient; key: string } | undefined
  const client = () => {
    made ??= makeClient()
    return made.client
  }
  const makeClient = () => {
    const key = keyOfTab(tab, prefix)
    const options = {
      url: apiRoutes.authService,
      storageKey: key,
      storage: asClientStorage(tab),
      fetch: authFetch(clock),
    }
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
    ),
    async session() {
      const asked = client().getSession()
      const answer = asked.then(
        ({ data }) => data.session,
        () => null,
      )
      return readSession(await within(clock, SESSION_WAIT_MS, answer, null))
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
      if (!made) return
      void made.client.dispose()
      // Not the client's own sign-out, which would fail: the server has ended the session already.
      tab.remove(made.key)
      tab.remove(`${prefix}tab`)
      made = undefined
    },
  }
}

async function verify(client: GoTrueClient, { tokenHash, type }: OneTimeToken): Promise<Verification> {
  try {
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type })
    if (isAuthRetryableFetchError(error)) return { status: 'unanswered' }
    if (error) return { status: 'refused', message: wordsOf(error) }
    return { status: data.session ? 'verified' : 'refused' }
  } catch {
    return { status: 'broken' }
  }
}

/** The message of the service. Where it sent none, the client's own (JSON, or a parser's error) must not be shown. */
function wordsOf(error: AuthError): string | undefined {
  return isAuthApiError(error) && !/^[[{]/.test(error.message) ? serverMessage(error.message) : undefined
}

const storedSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
  user: v.fallback(v.object({ email: v.fallback(v.nullable(v.string()), null) }), { email: null }),
})

/**
 * A session that is one: what is stored may have been written by anyone. Whether it lives is not told by its end, since
 * the clock of this device may be wrong: the client has the service renew what seems over, and the service has the last
 * word.
 */
function readSession(given: unknown): RecoverySession | null {
  const read = v.safeParse(storedSession, given)
  return read.success ? { accessToken: read.output.access_token, email: read.output.user.email || null } : null
}

/**
 * The key of this tab's session, the same after a reload. Each tab has another, since the client tells all who share a
 * key of each other's sessions.
 */
function keyOfTab(tab: KeyValueStore, prefix: string): string {
  const known = tab.read(`${prefix}tab`)
  if (known?.startsWith(prefix)) return known
  const key = prefix + Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')
  tab.write(`${prefix}tab`, key)
  return key
}

function asClientStorage({ read, write, remove }: KeyValueStore) {
  return { getItem: read, setItem: write, removeItem: remove }
}

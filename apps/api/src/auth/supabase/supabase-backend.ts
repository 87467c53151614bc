import { setTimeout as sleep } from 'node:timers/promises'
import { renderPasswordChanged } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { type AuthBackend, type PasswordChange, RECOVERY_MAX_AGE_MS } from '../core/auth-backend.ts'
import { authorizeUrl } from '../core/authorize-url.ts'
import { deleteDemoAccount } from '../core/demo-account.ts'
import { passwordWeakness } from '../core/password-rules.ts'
import { consumeRecoveryMail, refundRecoveryMail } from '../core/recovery-requests.ts'
import { recoveryRequests, sessions, type User } from '../core/tables.ts'
import { createSupabaseProxy, type ProxyDeps } from './proxy.ts'
import {
  errorCode,
  fetchSupabase,
  isServiceFailure,
  parseResponse,
  type SupabaseConfig,
  type SupabaseResponse,
  unavailable,
} from './supabase-client.ts'
import { supabaseUser, upsertUser } from './upsert-user.ts'

/** Dependencies of {@link supabaseBackend}. */
export interface SupabaseBackendDeps extends ProxyDeps {
  queueMail: QueueMail
}

/** Minimum duration of sign-in, in ms. Supabase responds sooner for unknown addresses, for which it hashes no password. */
const SIGN_IN_MIN_MS = 250

const session = v.object({ access_token: v.string(), user: supabaseUser })

/** The `amr` methods that prove access to the mailbox. */
const mailMethods = ['otp', 'magiclink', 'recovery']
const amrClaim = v.object({ amr: v.array(v.object({ method: v.string(), timestamp: v.number() })) })

/** Authentication with Supabase Auth. Its tokens are not stored: browsers get a session of this server. */
export function supabaseBackend(supabase: SupabaseConfig, deps: SupabaseBackendDeps): AuthBackend {
  const { siteUrl, queueMail, now } = deps
  const post = (path: string, body: object) =>
    fetchSupabase(supabase, path, { method: 'POST', body: JSON.stringify(body) })
  const bearer = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` })

  /** The user of a new Supabase session, if sign-in succeeded. The session is not needed and is ended at once. */
  const userOfSession = async (database: Database, response: SupabaseResponse): Promise<User | undefined> => {
    if (isServiceFailure(response)) throw unavailable()
    if (response.status !== 200) return undefined
    const { access_token: accessToken, user } = parseResponse(session, response)
    await fetchSupabase(supabase, '/logout?scope=local', { method: 'POST', headers: bearer(accessToken) })
    return upsertUser(database, user, now())
  }

  return {
    service: createSupabaseProxy(supabase, deps),

    prepare: async (database) => {
      await deleteDemoAccount(database)
      return undefined
    },

    verifyPassword: async (database, credentials) => {
      const [response] = await Promise.all([post('/token?grant_type=password', credentials), sleep(SIGN_IN_MIN_MS)])
      return userOfSession(database, response)
    },

    authorizeUrl: (provider, challenge) => authorizeUrl(supabase.url, siteUrl, provider, challenge),

    exchangeCode: async (database, code, verifier) =>
      userOfSession(database, await post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })),

    handleRecovery: async (database, { id, email }) => {
      const limit = await consumeRecoveryMail(database, email, now())
      if (limit.status === 'allowed') {
        try {
          const response = await post('/recover', { email })
          if (isServiceFailure(response) && errorCode(response) !== 'over_email_send_rate_limit') throw unavailable()
        } catch (error) {
          // The request is retried and must not be blocked by its own count.
          await refundRecoveryMail(database, email)
          throw error
        }
      }
      await database.delete(recoveryRequests).where(eq(recoveryRequests.id, id))
    },

    changePassword: async (database, accessToken, password): Promise<PasswordChange> => {
      // Supabase verifies the signature, expiry and session, so the token's claims can be trusted afterwards.
      const found = await fetchSupabase(supabase, '/user', { method: 'GET', headers: bearer(accessToken) })
      if (isServiceFailure(found)) throw unavailable()
      if (found.status !== 200) return { status: 'signedOut' }
      if (!isProven(accessToken, now())) return { status: 'unproven' }
      const weakness = passwordWeakness(password)
      if (weakness) return { status: 'weak', weakness }

      const user = await upsertUser(database, parseResponse(supabaseUser, found), now())
      // Sessions are deleted first, so that none outlives the old password if a later step fails.
      await database.delete(sessions).where(eq(sessions.userId, user.id))
      const response = await fetchSupabase(supabase, '/user', {
        method: 'PUT',
        body: JSON.stringify({ password }),
        headers: bearer(accessToken),
      })
      if (isServiceFailure(response)) throw unavailable()
      if (response.status !== 200) return rejectedChange(response)
      await queueMail(database, {
        to: user.email,
        ...renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand }),
      })
      await fetchSupabase(supabase, '/logout?scope=global', { method: 'POST', headers: bearer(accessToken) })
      return { status: 'changed', user }
    },
  }
}

function isProven(accessToken: string, now: Date): boolean {
  const claims = v.safeParse(amrClaim, decodeJwt(accessToken))
  const oldest = (now.getTime() - RECOVERY_MAX_AGE_MS) / 1000
  return (
    claims.success &&
    claims.output.amr.some(({ method, timestamp }) => mailMethods.includes(method) && timestamp >= oldest)
  )
}

function rejectedChange(response: SupabaseResponse): PasswordChange {
  switch (errorCode(response)) {
    case 'same_password':
      return { status: 'same' }
    case 'weak_password':
      return { status: 'weak', weakness: 'short' }
    case 'validation_failed':
      return { status: 'weak', weakness: 'long' }
    default:
      return { status: 'signedOut' }
  }
}

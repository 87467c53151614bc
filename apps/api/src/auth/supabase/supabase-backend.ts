import { setTimeout as sleep } from 'node:timers/promises'
import { renderPasswordChanged } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { type Accounts, type PasswordChange, PROOF_MS } from '../core/auth-backend.ts'
import { weaknessOf } from '../core/password-rules.ts'
import { giveBackRecoveryMail, takeRecoveryMail } from '../core/recovery-requests.ts'
import { socialAddress } from '../core/authorize-url.ts'
import { mailBrand } from '../../brand.ts'
import type { SupabaseConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { recoveryRequests, sessions, type User } from '../../schema.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { mirrorUser, supabaseUser } from './upsert-user.ts'
import { askSupabase, faultCode, isOutOfOrder, readReply, type SupabaseReply, unavailable } from './supabase-client.ts'

/** What accounts at Supabase need of the rest of the server. */
export interface SupabaseAccountsParts {
  siteUrl: string
  queueMail: QueueMail
  now: () => Date
}

/** Supabase hashes no password for an unknown address, and answers sooner. So every answer takes at least this long, in ms. */
const SIGN_IN_FLOOR_MS = 250

const session = v.object({ access_token: v.string(), user: supabaseUser })

/** The proofs that come from a mail, as Supabase calls them. */
const mailProofs = ['otp', 'magiclink', 'recovery']
const proofs = v.object({ amr: v.array(v.object({ method: v.string(), timestamp: v.number() })) })

/** The accounts of a Supabase Auth. Nothing that it hands out is kept: the browser gets a session of ours. */
export function supabaseAccounts(
  supabase: SupabaseConfig,
  { siteUrl, queueMail, now }: SupabaseAccountsParts,
): Accounts {
  const post = (path: string, body: object) =>
    askSupabase(supabase, path, { method: 'POST', body: JSON.stringify(body) })
  const withToken = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` })

  /** The user of the session that Supabase answered with, if it did. That session is ended at once: nobody needs it. */
  const vouched = async (database: Database, reply: SupabaseReply): Promise<User | undefined> => {
    if (isOutOfOrder(reply)) throw unavailable()
    if (reply.status !== 200) return undefined
    const { access_token: accessToken, user } = readReply(session, reply)
    await askSupabase(supabase, '/logout?scope=local', { method: 'POST', headers: withToken(accessToken) })
    return mirrorUser(database, user, now())
  }

  return {
    checkPassword: (database) => async (credentials) => {
      const [reply] = await Promise.all([post('/token?grant_type=password', credentials), sleep(SIGN_IN_FLOOR_MS)])
      return vouched(database, reply)
    },

    socialAddress: (provider, challenge) => socialAddress(supabase.url, siteUrl, provider, challenge),

    redeemCode: async (database, code, verifier) =>
      vouched(database, await post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })),

    handleRecovery: async (database, { id, email }) => {
      const ruling = await takeRecoveryMail(database, email, now())
      if (ruling.status === 'allowed') {
        try {
          const reply = await post('/recover', { email })
          if (isOutOfOrder(reply) && faultCode(reply) !== 'over_email_send_rate_limit') throw unavailable()
        } catch (error) {
          // The request stays, and must not find its own count when it is tried again.
          await giveBackRecoveryMail(database, email)
          throw error
        }
      }
      await database.delete(recoveryRequests).where(eq(recoveryRequests.id, id))
    },

    changePassword: async (database, accessToken, password): Promise<PasswordChange> => {
      // Supabase checks the signature, the end and the session: what it knows the user of is true in all its parts.
      const whose = await askSupabase(supabase, '/user', { method: 'GET', headers: withToken(accessToken) })
      if (isOutOfOrder(whose)) throw unavailable()
      if (whose.status !== 200) return { status: 'signedOut' }
      if (!isProven(accessToken, now())) return { status: 'unproven' }
      const weakness = weaknessOf(password)
      if (weakness) return { status: 'weak', weakness }

      const user = await mirrorUser(database, readReply(supabaseUser, whose), now())
      // First what is ours: whatever happens between here and there, no old session outlives the old password.
      await database.delete(sessions).where(eq(sessions.userId, user.id))
      const reply = await askSupabase(supabase, '/user', {
        method: 'PUT',
        body: JSON.stringify({ password }),
        headers: withToken(accessToken),
      })
      if (isOutOfOrder(reply)) throw unavailable()
      if (reply.status !== 200) return refusalOf(reply)
      await queueMail(database, {
        to: user.email,
        ...renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand }),
      })
      await askSupabase(supabase, '/logout?scope=global', { method: 'POST', headers: withToken(accessToken) })
      return { status: 'changed', user }
    },
  }
}

function isProven(accessToken: string, now: Date): boolean {
  const claims = v.safeParse(proofs, decodeJwt(accessToken))
  const oldest = (now.getTime() - PROOF_MS) / 1000
  return (
    claims.success &&
    claims.output.amr.some(({ method, timestamp }) => mailProofs.includes(method) && timestamp >= oldest)
  )
}

function refusalOf(reply: SupabaseReply): PasswordChange {
  switch (faultCode(reply)) {
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

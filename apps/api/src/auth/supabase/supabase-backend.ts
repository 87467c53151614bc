import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderAlreadyRegistered, renderPasswordChanged } from '@summit/emails'
import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { QueueMail } from '../../mail/queue.ts'
import {
  type AuthBackend,
  type PasswordChange,
  RECOVERY_MAX_AGE_MS,
  type MailRequest,
  type SignUpResult,
} from '../core/auth-backend.ts'
import { authorizeUrl } from '../core/authorize-url.ts'
import { deleteDemoAccount } from '../core/demo-account.ts'
import { passwordWeakness, type PasswordRules } from '../core/password-rules.ts'
import { type AddressLimit, codeMails, recoveryMails } from '../../rate-limit/limit-by-address.ts'
import { mailRequests, sessions, type User, users } from '../core/tables.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { supabaseAdministration } from './administration.ts'
import { createSupabaseProxy, type ProxyDeps } from './proxy.ts'
import {
  errorCode,
  fetchSupabase,
  isServiceFailure,
  parseResponse,
  type SupabaseConfig,
  type SupabaseResponse,
  unexpected,
} from './supabase-client.ts'
import { supabaseIdentityLinks } from './identity-links.ts'
import { bearer, endSessions, openSession, openVerifiedSession } from './supabase-sessions.ts'
import { type SupabaseSession, supabaseSession, supabaseUser, upsertUser } from './upsert-user.ts'

/** Dependencies of {@link supabaseBackend}. */
export interface SupabaseBackendDeps extends ProxyDeps, PasswordRules {
  queueMail: QueueMail
}

/** A sign-up whose address is not verified. Without identities the address has an account, and Supabase mails nothing. */
const unverified = v.object({ id: v.string(), identities: v.array(v.unknown()) })

/** The `amr` methods that prove access to the mailbox. */
const mailMethods = ['otp', 'magiclink', 'recovery']
const amrClaim = v.object({ amr: v.array(v.object({ method: v.string(), timestamp: v.number() })) })

/** Authentication with Supabase Auth. Its tokens are not stored: browsers get a session of this server. */
export function supabaseBackend(supabase: SupabaseConfig, deps: SupabaseBackendDeps): AuthBackend {
  const { siteUrl, queueMail, now } = deps
  const post = (path: string, body: object) =>
    fetchSupabase(supabase, path, { method: 'POST', body: JSON.stringify(body) })

  /** The user of a new Supabase session, if sign-in succeeded. The session is not needed and is ended at once. */
  const userOfSession = async (database: Database, response: SupabaseResponse): Promise<User | undefined> => {
    if (isServiceFailure(response)) throw unexpected(response)
    if (response.status !== 200) return undefined
    return endAndStore(database, parseResponse(supabaseSession, response))
  }
  const endAndStore = async (database: Database, session: SupabaseSession) => {
    await endSessions(supabase, session, 'local')
    return upsertUser(database, session.user, now())
  }

  /**
   * Lets Supabase mail, within the limit of the address and to no account that is locked or due for deletion, and deletes the
   * request.
   */
  const mailAtService = async (
    database: Database,
    { id, email }: MailRequest,
    limit: AddressLimit,
    path: string,
    body: object,
  ) => {
    const isOver = or(isNotNull(users.lockedAt), lte(users.deletesAt, now()))
    const hasEnded = (await database.$count(users, and(eq(users.email, normalizeEmail(email)), isOver))) > 0
    if (!hasEnded && (await limit.consume(database, email, now())).status === 'allowed') {
      try {
        const response = await post(path, body)
        requireMailed(response)
      } catch (error) {
        // The request is retried and must not be blocked by its own count.
        await limit.refund(database, email)
        throw error
      }
    }
    await database.delete(mailRequests).where(eq(mailRequests.id, id))
  }

  /** Mails that the address has an account. The result is that of a new one. */
  const mailNotice = async (database: Database, email: string): Promise<SignUpResult> => {
    await queueMail(database, { to: email, ...renderAlreadyRegistered({ siteUrl, brand: mailBrand }) })
    return { status: 'mailed', id: randomUUID() }
  }

  /** Sets a password in a Supabase session, and ends all sessions. */
  const putPassword = async (
    database: Database,
    user: User,
    accessToken: string,
    body: { password: string; current_password?: string },
  ): Promise<PasswordChange> => {
    // Sessions are deleted first, so that none outlives the old password if a later step fails.
    const ended = await database.delete(sessions).where(eq(sessions.userId, user.id)).returning()
    const response = await fetchSupabase(supabase, '/user', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: bearer(accessToken),
    })
    if (isServiceFailure(response)) throw unexpected(response)
    if (response.status !== 200) {
      // The password is still the old one.
      if (ended.length > 0) await database.insert(sessions).values(ended)
      return rejectedChange(response)
    }
    await database.transaction(async (transaction) => {
      // Those that the password before has started meanwhile.
      await transaction.delete(sessions).where(eq(sessions.userId, user.id))
      const notice = renderPasswordChanged({ siteUrl, changedAt: now(), brand: mailBrand })
      await queueMail(transaction, { to: user.email, ...notice })
    })
    await endSessions(supabase, { access_token: accessToken }, 'global')
    return { status: 'changed', user }
  }

  return {
    service: createSupabaseProxy(supabase, deps),

    prepare: async (database) => {
      await deleteDemoAccount(database)
      return undefined
    },

    verifyPassword: async (database, credentials) => {
      const [response] = await Promise.all([
        post('/token?grant_type=password', credentials),
        sleep(supabase.signInMinMs),
      ])
      // Supabase says so only after it has verified the password.
      if (response.status === 400 && errorCode(response) === 'email_not_confirmed') return 'unverified'
      return userOfSession(database, response)
    },

    authorizeUrl: (provider, challenge) => authorizeUrl(supabase.url, siteUrl, provider, challenge),

    exchangeCode: async (database, code, verifier) => {
      const session = await openSession(supabase, 'pkce', { auth_code: code, code_verifier: verifier })
      return session && endAndStore(database, session)
    },

    handleRecovery: (database, request) =>
      mailAtService(database, request, recoveryMails, '/recover', { email: request.email }),

    // Without an account Supabase answers with an error, and mails nothing.
    handleCode: (database, request) =>
      mailAtService(database, request, codeMails, '/otp', { email: request.email, create_user: false }),

    verifyCode: async (database, { email, code }) =>
      userOfSession(database, await post('/verify', { type: 'email', email, token: code })),

    changePassword: async (database, accessToken, password): Promise<PasswordChange> => {
      // Supabase verifies the signature, expiry and session, so the token's claims can be trusted afterwards.
      const found = await fetchSupabase(supabase, '/user', { method: 'GET', headers: bearer(accessToken) })
      if (isServiceFailure(found)) throw unexpected(found)
      if (found.status !== 200) return { status: 'signedOut' }
      if (!isProven(accessToken, now())) return { status: 'unproven' }
      const user = await upsertUser(database, parseResponse(supabaseUser, found), now())
      // Only this server knows of a lock.
      if (user.lockedAt) return { status: 'signedOut' }
      const weakness = passwordWeakness(password, user, deps)
      if (weakness) return { status: 'weak', weakness }
      return putPassword(database, user, accessToken, { password })
    },

    replacePassword: async (database, user, { current, password }) => {
      const weakness = passwordWeakness(password, user, deps)
      if (weakness) return { status: 'weak', weakness }
      const session = await openSession(supabase, 'password', { email: user.email, password: current })
      if (!session) return { status: 'signedOut' }
      const change = await putPassword(database, user, session.access_token, { password, current_password: current })
      if (change.status !== 'changed') await endSessions(supabase, session, 'local')
      return change
    },

    serviceSessions: undefined,

    endServiceSessions: async ({ email }, password) => {
      const session = await openVerifiedSession(supabase, { email, password })
      await endSessions(supabase, session, 'global')
      return async () => {}
    },

    identityLinks: supabaseIdentityLinks(supabase, deps),

    ...supabaseAdministration(supabase, now),

    signUp: async (database, { name, email, password, termsVersion }) => {
      const response = await post('/signup', { email, password, data: { name, termsVersion } })
      if (isServiceFailure(response)) throw unexpected(response)
      if (response.status !== 200) {
        const change = rejectedChange(response)
        if (change.status === 'weak') return change
        if (errorCode(response) !== 'user_already_exists') throw unexpected(response)
        return mailNotice(database, email)
      }
      const signUp = parseResponse(v.union([supabaseSession, unverified]), response)
      if ('access_token' in signUp) return { status: 'signedIn', user: await endAndStore(database, signUp) }
      return signUp.identities.length === 0 ? mailNotice(database, email) : { status: 'mailed', id: signUp.id }
    },

    resendLink: async (_, email) => {
      requireMailed(await post('/resend', { type: 'signup', email }))
    },

    verifyEmail: async (database, token) =>
      userOfSession(database, await post('/verify', { type: 'signup', token_hash: token })),
  }
}

/** Throws if Supabase has failed to mail. That it has mailed to the address just now is no failure. */
function requireMailed(response: SupabaseResponse): void {
  if (isServiceFailure(response) && errorCode(response) !== 'over_email_send_rate_limit') throw unexpected(response)
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

import { type Provider, provider as providerSchema } from '@summit/contract'
import * as v from 'valibot'
import type { MailDeps } from '../../mail/queue.ts'
import type { IdentityLinks } from '../core/auth-backend.ts'
import { authorizeQuery } from '../core/authorize-url.ts'
import { mailIdentityNotice } from '../core/identities.ts'
import type { User } from '../core/tables.ts'
import {
  errorCode,
  fetchSupabase,
  isServiceFailure,
  parseResponse,
  type SupabaseConfig,
  unexpected,
} from './supabase-client.ts'
import { bearer, endSessions, openSession, openVerifiedSession } from './supabase-sessions.ts'
import { type SupabaseSession, supabaseUser, upsertUser } from './upsert-user.ts'

const settings = v.object({ external: v.record(v.string(), v.unknown()) })
const started = v.object({ url: v.string() })

/** Errors of a project that does not let its users link, or not with this provider. */
const refusals = ['manual_linking_disabled', 'validation_failed']

/**
 * Links of identities at Supabase Auth, which links before the browser comes back. What is not to be linked is therefore
 * unlinked again.
 */
export function supabaseIdentityLinks(supabase: SupabaseConfig, deps: MailDeps): IdentityLinks {
  const { siteUrl, now } = deps
  const ask = (method: 'GET' | 'DELETE', path: string, accessToken: string) =>
    fetchSupabase(supabase, path, { method, headers: bearer(accessToken) })

  /** Runs a task in a session of a user whose password was verified just now. */
  const withPassword = async <Result>(
    { email }: User,
    password: string,
    task: (session: SupabaseSession) => Promise<Result>,
  ): Promise<Result> => {
    const session = await openVerifiedSession(supabase, { email, password })
    try {
      return await task(session)
    } finally {
      await endSessions(supabase, session, 'local')
    }
  }

  const removeIdentities = async ({ access_token: accessToken, user }: SupabaseSession, provider: Provider) => {
    for (const { identity_id: id } of user.identities?.filter((own) => own.provider === provider) ?? []) {
      const response = await ask('DELETE', `/user/identities/${id}`, accessToken)
      if (response.status === 200) continue
      switch (errorCode(response)) {
        case 'identity_not_found':
          continue
        case 'manual_linking_disabled':
          return 'unavailable'
        case 'single_identity_not_deletable':
        case 'email_conflict_identity_not_deletable':
          return 'needed'
        default:
          throw unexpected(response)
      }
    }
    return 'unlinked'
  }

  return {
    findProviders: async () => {
      const response = await fetchSupabase(supabase, '/settings', { method: 'GET' })
      if (response.status !== 200) throw unexpected(response)
      const { external } = parseResponse(settings, response)
      return providerSchema.options.filter((provider) => external[provider] === true)
    },

    start: (_, user, { provider, password, challenge }) =>
      withPassword(user, password, async ({ access_token: accessToken }) => {
        const query = authorizeQuery(siteUrl, provider, challenge)
        query.set('skip_http_redirect', 'true')
        const response = await ask('GET', `/user/identities/authorize?${query}`, accessToken)
        if (response.status === 200) return parseResponse(started, response).url
        if (!isServiceFailure(response) && refusals.includes(errorCode(response) ?? '')) return undefined
        throw unexpected(response)
      }),

    finish: async (database, user, { provider, code, verifier }) => {
      const session = await openSession(supabase, 'pkce', { auth_code: code, code_verifier: verifier })
      if (!session) return 'refused'
      try {
        if (session.user.id !== user?.id) {
          await removeIdentities(session, provider)
          return 'refused'
        }
        const linked = await upsertUser(database, session.user, now())
        await mailIdentityNotice(database, linked, { provider, change: 'linked' }, deps)
        return 'linked'
      } finally {
        await endSessions(supabase, session, 'local')
      }
    },

    unlink: (database, user, { provider, password }) =>
      withPassword(user, password, async (session) => {
        const result = await removeIdentities(session, provider)
        if (result !== 'unlinked') return result
        const response = await ask('GET', '/user', session.access_token)
        if (response.status !== 200) throw unexpected(response)
        await upsertUser(database, parseResponse(supabaseUser, response), now())
        await mailIdentityNotice(database, user, { provider, change: 'unlinked' }, deps)
        return 'unlinked'
      }),
  }
}

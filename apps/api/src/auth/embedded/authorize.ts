import { displayName, emailAddress, provider, type Provider } from '@summit/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database, LazyDatabase } from '../../database/database.ts'
import { readForm } from '../../http/body.ts'
import { route } from '../../http/route.ts'
import { invalidRequest } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { seal, type Seal, unseal } from '../core/sealed.ts'
import { findOrCreateUser } from './find-or-create-user.ts'
import { type Identity, providers, sendExpiredPage, sendIdentityPage } from './identity-page.ts'
import { issueCode } from './one-time-tokens.ts'

/** Dependencies of {@link authorizeRoutes}. */
export interface AuthorizeDeps {
  siteUrl: string
  database: LazyDatabase
  findKeyring: () => Promise<Keyring>
  identityPage: 'open' | 'closed'
  now: () => Date
}

/** State of the flow, in an encrypted field of the identity page's form. */
const flow = {
  purpose: 'identity page',
  schema: v.object({ provider, target: v.string(), challenge: v.string() }),
  lifetime: 10 * 60_000,
} satisfies Seal<v.GenericSchema>

const submission = v.variant('choice', [
  v.object({ choice: v.literal('offered') }),
  v.object({
    choice: v.literal('other'),
    name: v.pipe(displayName, v.string()),
    email: v.pipe(v.string(), v.trim(), emailAddress),
  }),
  v.object({ choice: v.literal('refused') }),
  v.object({ choice: v.literal('cancelled') }),
])

const challengeS256 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** Stand-in for Google and Apple: `/authorize` shows the identity page, `/callback` handles its form. */
export function authorizeRoutes(app: Hono, { siteUrl, database, findKeyring, identityPage, now }: AuthorizeDeps): void {
  route(app, '/authorize', {
    GET: async (context) => {
      const query = context.req.query()
      const requested = v.safeParse(provider, query.provider)
      if (!requested.success) throw invalidRequest('Unsupported provider: Provider could not be found')
      if (identityPage === 'closed') throw invalidRequest('Unsupported provider: provider is not enabled')
      const challenge = v.safeParse(challengeS256, query.code_challenge)
      if (!challenge.success || query.code_challenge_method?.toLowerCase() !== 's256') {
        throw invalidRequest('PKCE is required, with code_challenge_method s256')
      }
      const value = {
        provider: requested.output,
        target: redirectTarget(query.redirect_to ?? '', siteUrl),
        challenge: challenge.output,
      }
      const state = await seal(flow, await findKeyring(), value, now())
      return sendIdentityPage(context, { provider: requested.output, siteUrl, state })
    },
  })

  route(app, '/callback', {
    POST: async (context) => {
      const fields = Object.fromEntries(await readForm(context))
      const state = fields.state ?? ''
      const started = await unseal(flow, await findKeyring(), state, now())
      if (identityPage === 'closed' || !started) return sendExpiredPage(context)

      const showAgain = (error: string, typed?: Identity) =>
        sendIdentityPage(context, { provider: started.provider, siteUrl, state, error, ...(typed && { typed }) })
      const submitted = v.safeParse(submission, fields)
      if (!submitted.success) {
        return showAgain('Please enter a name and a valid email address.', {
          name: fields.name ?? '',
          email: fields.email ?? '',
        })
      }
      if (submitted.output.choice === 'refused') return redirectWithError(context, started.target, 'access_denied')
      if (submitted.output.choice === 'cancelled') {
        return redirectWithError(context, started.target, 'user_cancelled_authorize')
      }

      const identity = submitted.output.choice === 'other' ? submitted.output : providers[started.provider].identity
      const code = await issueCodeFor(await database.get(), started.provider, identity, started.challenge, now())
      if (code === undefined) {
        return showAgain(`${identity.email} has a password here. Sign in with it, or choose another address.`, identity)
      }
      return context.redirect(withQuery(started.target, { code }), 303)
    },
  })
}

async function issueCodeFor(database: Database, from: Provider, identity: Identity, challenge: string, now: Date) {
  return database.transaction(async (transaction) => {
    const user = await findOrCreateUser(transaction, from, identity, now)
    return user && issueCode(transaction, user, challenge, now)
  })
}

function redirectWithError(context: Context, target: string, error: string): Response {
  const query = { error, error_code: error, error_description: 'The visitor did not sign in' }
  return context.redirect(withQuery(target, query), 303)
}

/**
 * The path to return to, on this site only; `/` for any other URL, as with Supabase. A path, so that the browser stays on
 * the host name it uses.
 */
function redirectTarget(requested: string, siteUrl: string): string {
  if (!URL.canParse(requested)) return '/'
  const url = new URL(requested)
  // A path that starts with two slashes is a protocol-relative URL.
  if (url.origin !== siteUrl || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}

function withQuery(target: string, parameters: Record<string, string>): string {
  return target + (target.includes('?') ? '&' : '?') + new URLSearchParams(parameters).toString()
}

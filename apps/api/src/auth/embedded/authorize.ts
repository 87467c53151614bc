import { apiRoutes, displayName, emailAddress, provider } from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database, LazyDatabase } from '../../database/database.ts'
import { readForm } from '../../http/body.ts'
import { route } from '../../http/route.ts'
import { invalidRequest } from '../core/auth-error.ts'
import { seal, type Seal, type SealDeps, unseal } from '../core/sealed.ts'
import { users } from '../core/tables.ts'
import { findOrCreateUser } from './find-or-create-user.ts'
import { findIdentityUser, toNewIdentity } from './identities.ts'
import { type Identity, providers, sendExpiredPage, sendIdentityPage } from './identity-page.ts'
import { issueCode } from './one-time-tokens.ts'

/** Dependencies of {@link authorizeRoutes}. */
export interface AuthorizeDeps extends SealDeps {
  siteUrl: string
  database: LazyDatabase
  identityPage: 'open' | 'closed'
}

/** State of the flow, in an encrypted field of the identity page's form. `linkTo`: it links to the user with this id. */
const identityFlow = {
  purpose: 'identity page',
  schema: v.object({ provider, target: v.string(), challenge: v.string(), linkTo: v.optional(v.string()) }),
  lifetime: 10 * 60_000,
} satisfies Seal<v.GenericSchema>
type IdentityFlow = v.InferOutput<typeof identityFlow.schema>

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
export function authorizeRoutes(app: Hono, deps: AuthorizeDeps): void {
  const { siteUrl, database, identityPage, now } = deps

  route(app, '/authorize', {
    GET: async (context) => {
      const { state: started } = context.req.query()
      if (started !== undefined) {
        const found = await unseal(identityFlow, started, deps)
        if (identityPage === 'closed' || !found) return sendExpiredPage(context)
        return sendIdentityPage(context, { provider: found.provider, siteUrl, state: started })
      }
      const value = readFlow(context, siteUrl)
      if (identityPage === 'closed') throw invalidRequest('Unsupported provider: provider is not enabled')
      const state = await seal(identityFlow, value, deps)
      return sendIdentityPage(context, { provider: value.provider, siteUrl, state })
    },
  })

  route(app, '/callback', {
    POST: async (context) => {
      const fields = Object.fromEntries(await readForm(context))
      const state = fields.state ?? ''
      const started = await unseal(identityFlow, state, deps)
      if (identityPage === 'closed' || !started) return sendExpiredPage(context)

      const sendBack = (query: Record<string, string>) => context.redirect(withQuery(started.target, query), 303)
      const showAgain = (error: string, typed?: Identity) =>
        sendIdentityPage(context, { provider: started.provider, siteUrl, state, error, ...(typed && { typed }) })
      const submitted = v.safeParse(submission, fields)
      if (!submitted.success) {
        return showAgain('Please enter a name and a valid email address.', {
          name: fields.name ?? '',
          email: fields.email ?? '',
        })
      }
      const { choice } = submitted.output
      if (choice === 'refused' || choice === 'cancelled') {
        const error = choice === 'refused' ? 'access_denied' : 'user_cancelled_authorize'
        return sendBack({ error, error_code: error, error_description: 'The visitor did not sign in' })
      }

      const identity = submitted.output.choice === 'other' ? submitted.output : providers[started.provider].identity
      const opened = await database.get()
      if (started.linkTo !== undefined) {
        const code = await issueLinkingCode(opened, started.linkTo, started, identity, now())
        return sendBack(code === undefined ? alreadyLinked : { code })
      }
      const code = await issueCodeFor(opened, started, identity, now())
      if (code === undefined) {
        return showAgain(`${identity.email} has a password here. Sign in with it, or choose another address.`, identity)
      }
      return sendBack({ code })
    },
  })
}

/** The path of the identity page for a flow that was started with an access token or a password. */
export async function identityPageUrl(flow: IdentityFlow, deps: SealDeps): Promise<string> {
  const state = await seal(identityFlow, flow, deps)
  return `${apiRoutes.authService}/authorize?${new URLSearchParams({ state })}`
}

/** The flow that a request asks for. */
export function readFlow(context: Context, siteUrl: string): IdentityFlow {
  const query = context.req.query()
  const requested = v.safeParse(provider, query.provider)
  if (!requested.success) throw invalidRequest('Unsupported provider: Provider could not be found')
  const challenge = v.safeParse(challengeS256, query.code_challenge)
  if (!challenge.success || query.code_challenge_method?.toLowerCase() !== 's256') {
    throw invalidRequest('PKCE is required, with code_challenge_method s256')
  }
  const target = redirectTarget(query.redirect_to ?? '', siteUrl)
  return { provider: requested.output, target, challenge: challenge.output }
}

async function issueCodeFor(database: Database, flow: IdentityFlow, identity: Identity, now: Date) {
  return database.transaction(async (transaction) => {
    const user = await findOrCreateUser(transaction, flow.provider, identity, now)
    return user && issueCode(transaction, user, flow.challenge, now)
  })
}

/** A code that links the identity when it is redeemed; undefined if it signs in to an account already. */
async function issueLinkingCode(database: Database, userId: string, flow: IdentityFlow, person: Identity, now: Date) {
  const identity = toNewIdentity(flow.provider, person)
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (!user || (await findIdentityUser(database, identity))) return undefined
  return issueCode(database, user, flow.challenge, now, identity)
}

/** What Supabase answers, in the words of its redirect. */
const alreadyLinked = {
  error: 'server_error',
  error_code: 'identity_already_exists',
  error_description: 'Identity is already linked to another user',
}

/**
 * The path to return to, on this site only; `/` for any other URL, as with Supabase. A path, so that the browser stays on
 * the host name it uses.
 */
function redirectTarget(requested: string, siteUrl: string): string {
  if (!URL.canParse(requested)) return '/'
  const url = new URL(requested)
  // A path that starts with two slashes is a protocol-relative URL. That of a `blob:` of the site is a complete URL.
  if (url.origin !== siteUrl || !/^\/(?!\/)/.test(url.pathname)) return '/'
  return url.pathname + url.search
}

function withQuery(target: string, parameters: Record<string, string>): string {
  return target + (target.includes('?') ? '&' : '?') + new URLSearchParams(parameters).toString()
}

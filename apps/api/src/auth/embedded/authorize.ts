import { displayName, emailAddress, provider, type Provider } from '@summit/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database, DatabaseLink } from '../../database/database.ts'
import { readForm } from '../../http/body.ts'
import { serveCall } from '../../http/route.ts'
import { AuthFault } from '../core/auth-error.ts'
import { type Person, providers, showIdentityPage, showTooLate } from './identity-page.ts'
import type { Keyring } from '../core/keyring.ts'
import { issueCode } from './one-time-tokens.ts'
import { seal, type Seal, unseal } from '../core/sealed.ts'
import { vouchedUser } from './find-or-create-user.ts'

/** What the stand-in for Google and Apple needs of the rest of the server. */
export interface AuthorizeParts {
  siteUrl: string
  database: DatabaseLink
  findKeyring: () => Promise<Keyring>
  identityPage: 'open' | 'closed'
  now: () => Date
}

/** What the identity page's form carries along, sealed. */
const question = {
  purpose: 'identity page',
  schema: v.object({ provider, target: v.string(), challenge: v.string() }),
  lifetime: 10 * 60_000,
} satisfies Seal<v.GenericSchema>

const answer = v.variant('choice', [
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

/** A stand-in for Google and Apple: `/authorize` shows a page that asks who signs in, `/callback` takes the answer. */
export function serveAuthorize(app: Hono, { siteUrl, database, findKeyring, identityPage, now }: AuthorizeParts): void {
  serveCall(app, '/authorize', {
    GET: async (context) => {
      const query = context.req.query()
      const wished = v.safeParse(provider, query.provider)
      if (!wished.success) throw invalid('Unsupported provider: Provider could not be found')
      if (identityPage === 'closed') throw invalid('Unsupported provider: provider is not enabled')
      const challenge = v.safeParse(challengeS256, query.code_challenge)
      if (!challenge.success || query.code_challenge_method?.toLowerCase() !== 's256') {
        throw invalid('PKCE is required, with code_challenge_method s256')
      }
      const carried = {
        provider: wished.output,
        target: returnTarget(query.redirect_to, siteUrl),
        challenge: challenge.output,
      }
      const { sealing } = await findKeyring()
      const state = await seal(question, sealing, carried, now())
      return showIdentityPage(context, { provider: wished.output, siteUrl, state })
    },
  })

  serveCall(app, '/callback', {
    POST: async (context) => {
      const fields = Object.fromEntries(await readForm(context))
      const { sealing } = await findKeyring()
      const state = fields.state ?? ''
      const carried = await unseal(question, sealing, state, now())
      if (identityPage === 'closed' || !carried) return showTooLate(context)

      const again = (fault: string, typed?: Person) =>
        showIdentityPage(context, { provider: carried.provider, siteUrl, state, fault, ...(typed && { typed }) })
      const given = v.safeParse(answer, fields)
      if (!given.success) {
        return again('Please enter a name and a valid email address.', {
          name: fields.name ?? '',
          email: fields.email ?? '',
        })
      }
      if (given.output.choice === 'refused') return refusal(context, carried.target, 'access_denied')
      if (given.output.choice === 'cancelled') return refusal(context, carried.target, 'user_cancelled_authorize')

      const person = given.output.choice === 'other' ? given.output : providers[carried.provider].person
      const code = await codeFor(await database.connected(), carried.provider, person, carried.challenge, now())
      if (code === undefined) {
        return again(`${person.email} has a password here. Sign in with it, or choose another address.`, person)
      }
      return context.redirect(withQuery(carried.target, { code }), 303)
    },
  })
}

async function codeFor(database: Database, from: Provider, person: Person, challenge: string, now: Date) {
  return database.transaction(async (transaction) => {
    const user = await vouchedUser(transaction, from, person, now)
    return user && issueCode(transaction, user, challenge, now)
  })
}

function refusal(context: Context, target: string, error: string): Response {
  const told = { error, error_code: error, error_description: 'The visitor did not sign in' }
  return context.redirect(withQuery(target, told), 303)
}

/**
 * The path to return to, on this site only. A path, so that the visitor stays on the host name they came by. As with
 * Supabase, an address that is not allowed becomes the start page.
 */
function returnTarget(wished: string | undefined, siteUrl: string): string {
  if (wished === undefined || !URL.canParse(wished)) return '/'
  const url = new URL(wished)
  // Two slashes at the beginning would name another host.
  if (url.origin !== siteUrl || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}

function withQuery(target: string, parameters: Record<string, string>): string {
  return target + (target.includes('?') ? '&' : '?') + new URLSearchParams(parameters).toString()
}

function invalid(message: string): AuthFault {
  return new AuthFault(400, 'validation_failed', message)
}

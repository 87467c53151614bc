import {
  apiRoutes,
  callbackRequest,
  type CallbackResponse,
  type Provider,
  provider as anyProvider,
} from '@summit/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Keyring } from './keyring.ts'
import { challengeOf } from './pkce.ts'
import { seal, type Seal, unseal } from './sealed.ts'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { CallError } from '../../http/http-error.ts'
import { serveCall } from '../../http/route.ts'
import { type SiteCookie, siteCookie } from '../../http/site-cookie.ts'
import type { Accounts } from './auth-backend.ts'
import { shownUser, signInBrowser } from './session-cookie.ts'
import { randomToken } from '../../shared/tokens.ts'

/** What social sign-in needs of the rest of the server. */
export interface SocialParts {
  siteUrl: string
  connected: () => Promise<Database>
  findKeyring: () => Promise<Keyring>
  accounts: Accounts
  cookie: SiteCookie
  now: () => Date
}

/** How long signing in at the provider may take, in milliseconds. */
const FLOW_MS = 10 * 60_000

/** What a browser carries to the provider and back: which provider it is, and the PKCE verifier of its code. */
const flow = {
  purpose: 'social sign-in',
  schema: v.object({ provider: anyProvider, verifier: v.string() }),
  lifetime: FLOW_MS,
} satisfies Seal<v.GenericSchema>

const names: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

/** One message for every reason, so that nobody learns which check failed. */
const FAILED = 'This sign-in could not be completed. Please try again.'

/**
 * Signing in with Google or Apple. The PKCE verifier is sealed in a cookie of the browser that began. An authorization
 * code that an attacker puts into a link finds no verifier there, so nobody is signed in to somebody else's account.
 */
export function serveSocial(app: Hono, { siteUrl, connected, findKeyring, accounts, cookie, now }: SocialParts): void {
  const flowCookie = siteCookie(siteUrl, 'summit_oauth', FLOW_MS)

  for (const provider of anyProvider.options) {
    serveCall(app, apiRoutes[provider], {
      GET: async (context) => {
        const verifier = randomToken()
        const address = accounts.socialAddress(provider, challengeOf(verifier))
        if (address === undefined) return context.redirect(unavailable(names[provider]))
        const { sealing } = await findKeyring()
        flowCookie.write(context, await seal(flow, sealing, { provider, verifier }, now()))
        return context.redirect(address)
      },
    })
  }

  serveCall(app, apiRoutes.callback, {
    POST: async (context) => {
      flowCookie.clear(context)
      const { code, provider } = await readJson(context, callbackRequest, FAILED)
      const { sealing } = await findKeyring()
      const begun = await unseal(flow, sealing, flowCookie.read(context) ?? '', now())
      const database = await connected()
      const isSameFlow = begun?.provider === provider
      const user = isSameFlow ? await accounts.redeemCode(database, code, begun.verifier) : undefined
      if (!user) throw new CallError(400, FAILED)

      await signInBrowser(context, database, cookie, user, now())
      const answer: CallbackResponse = { message: 'You are signed in.', data: { user: shownUser(user) } }
      return context.json({ success: true, ...answer })
    },
  })
}

/** The address of the site's error page, with a fixed text: nothing of the request is in it. */
function unavailable(name: string): string {
  const told = new URLSearchParams({
    error: `${name} sign-in is not available`,
    message: `Sign-in with ${name} is not set up on this server. Please use your email address and password.`,
  })
  return `/auth/error?${told}`
}

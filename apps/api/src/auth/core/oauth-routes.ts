import {
  apiRoutes,
  callbackRequest,
  type CallbackResponse,
  type Provider,
  provider as providerSchema,
} from '@summit/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { serverCookie } from '../../http/server-cookie.ts'
import { randomToken } from '../../shared/tokens.ts'
import type { AuthBackend } from './auth-backend.ts'
import type { Keyring } from './keyring.ts'
import { pkceChallenge } from './pkce.ts'
import { seal, type Seal, unseal } from './sealed.ts'
import { type BrowserSessionDeps, publicUser, startBrowserSession } from './session-cookie.ts'

/** Dependencies of {@link oauthRoutes}. */
export interface OAuthRoutesDeps extends BrowserSessionDeps {
  getDatabase: () => Promise<Database>
  findKeyring: () => Promise<Keyring>
  auth: AuthBackend
}

/** How long signing in at the provider may take, in ms. */
const FLOW_LIFETIME_MS = 10 * 60_000

/** State of a sign-in flow, kept in an encrypted cookie. */
const flow = {
  purpose: 'social sign-in',
  schema: v.object({ provider: providerSchema, verifier: v.string() }),
  lifetime: FLOW_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

const providerNames: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

/** The same message for every reason, so that it does not reveal which check failed. */
const FAILED = 'This sign-in could not be completed. Please try again.'

/**
 * OAuth sign-in with Google and Apple. The PKCE verifier is in a cookie of the browser that started the flow, so an
 * authorization code that an attacker puts into a link cannot be redeemed (login CSRF).
 */
export function oauthRoutes(app: Hono, deps: OAuthRoutesDeps): void {
  const { siteUrl, getDatabase, findKeyring, auth, now } = deps
  const flowCookie = serverCookie(siteUrl, 'summit_oauth', FLOW_LIFETIME_MS)

  for (const provider of providerSchema.options) {
    route(app, apiRoutes[provider], {
      GET: async (context) => {
        // Another site's link would sign visitors in without their doing, where the provider asks nothing.
        if (context.req.header('Sec-Fetch-Site') === 'cross-site') return context.redirect('/auth/login')
        const verifier = randomToken()
        const url = auth.authorizeUrl(provider, pkceChallenge(verifier))
        if (url === undefined) return context.redirect(unavailablePage(providerNames[provider]))
        flowCookie.write(context, await seal(flow, await findKeyring(), { provider, verifier }, now()))
        return context.redirect(url)
      },
    })
  }

  route(app, apiRoutes.callback, {
    POST: async (context) => {
      flowCookie.clear(context)
      const { code, provider } = await readJson(context, callbackRequest, FAILED, 'sign_in_failed')
      const started = await unseal(flow, await findKeyring(), flowCookie.read(context) ?? '', now())
      const database = await getDatabase()
      const isSameFlow = started?.provider === provider
      const user = isSameFlow ? await auth.exchangeCode(database, code, started.verifier) : undefined
      recordEvent(context, user ? 'authn_login_success' : 'authn_login_fail', user?.email)
      if (!user) throw new HttpError(400, FAILED, { code: 'sign_in_failed' })

      await startBrowserSession(context, database, user, deps)
      const response: CallbackResponse = { message: 'You are signed in.', data: { user: publicUser(user) } }
      return context.json({ success: true, ...response })
    },
  })
}

/** The URL of the error page. Its text contains nothing from the request. */
function unavailablePage(providerName: string): string {
  const query = new URLSearchParams({
    error: `${providerName} sign-in is not available`,
    message: `Sign-in with ${providerName} is not set up on this server. Please use your email address and password.`,
  })
  return `/auth/error?${query}`
}

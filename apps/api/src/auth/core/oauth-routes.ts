import { apiRoutes, callbackRequest, type CallbackResponse, provider as providerSchema } from '@summit/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { randomToken } from '../../shared/tokens.ts'
import type { AuthBackend, LinkReturn } from './auth-backend.ts'
import { identityTaken } from './identity-routes.ts'
import { oauthFlow, oauthFlowCookie, providerNames } from './oauth-flow.ts'
import { pkceChallenge } from './pkce.ts'
import { seal, type SealDeps, unseal } from './sealed.ts'
import { type BrowserSessionDeps, findBrowserUser, publicUser, startBrowserSession } from './session-cookie.ts'

/** Dependencies of {@link oauthRoutes}. */
export interface OAuthRoutesDeps extends BrowserSessionDeps, SealDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
}

/** The same message for every reason, so that it does not reveal which check failed. */
const FAILED = 'This sign-in could not be completed. Please try again.'

/**
 * OAuth sign-in with Google and Apple. The PKCE verifier is in a cookie of the browser that started the flow, so an
 * authorization code that an attacker puts into a link cannot be redeemed (login CSRF).
 */
export function oauthRoutes(app: Hono, deps: OAuthRoutesDeps): void {
  const { siteUrl, getDatabase, auth } = deps
  const flowCookie = oauthFlowCookie(siteUrl)

  for (const provider of providerSchema.options) {
    route(app, apiRoutes[provider], {
      GET: async (context) => {
        // Another site's link would sign visitors in without their doing, where the provider asks nothing.
        if (context.req.header('Sec-Fetch-Site') === 'cross-site') return context.redirect('/auth/login')
        const verifier = randomToken()
        const url = auth.authorizeUrl(provider, pkceChallenge(verifier))
        if (url === undefined) return context.redirect(unavailablePage(providerNames[provider]))
        flowCookie.write(context, await seal(oauthFlow, { provider, verifier }, deps))
        return context.redirect(url)
      },
    })
  }

  route(app, apiRoutes.callback, {
    POST: async (context) => {
      flowCookie.clear(context)
      const { code, provider } = await readJson(context, callbackRequest, FAILED, 'sign_in_failed')
      const started = await unseal(oauthFlow, flowCookie.read(context) ?? '', deps)
      const database = await getDatabase()
      const flow = started?.provider === provider ? started : undefined
      if (flow?.linkTo !== undefined) {
        return finishLink(context, database, flow.linkTo, { provider, code, verifier: flow.verifier }, deps)
      }
      const user = flow && (await auth.exchangeCode(database, code, flow.verifier))
      recordEvent(context, user ? 'authn_login_success' : 'authn_login_fail', user?.email)
      if (!user) throw new HttpError(400, FAILED, { code: 'sign_in_failed' })

      await startBrowserSession(context, database, user, deps)
      const response: CallbackResponse = { message: 'You are signed in.', data: { user: publicUser(user) } }
      return context.json({ success: true, ...response })
    },
  })
}

/** Links what a provider has returned. The browser must still be signed in as the user who has started this. */
async function finishLink(
  context: Context,
  database: Database,
  linkTo: string,
  returned: LinkReturn,
  deps: OAuthRoutesDeps,
): Promise<Response> {
  const { auth } = deps
  const { provider } = returned
  const name = providerNames[provider]
  const signedIn = await findBrowserUser(context, deps)
  const user = signedIn?.id === linkTo ? signedIn : undefined
  const result = (await auth.identityLinks?.finish(database, user, returned)) ?? 'refused'
  if (result === 'taken') throw identityTaken(`This ${name} account is linked to another account here.`)
  if (result === 'refused' || !user) {
    recordEvent(context, 'authz_fail', signedIn?.email)
    throw new HttpError(403, `${name} was not linked. Please link it again on the page of your account.`, {
      code: 'link_failed',
    })
  }
  recordEvent(context, 'user_updated', user.email)
  const response: CallbackResponse = {
    message: `${name} is linked.`,
    data: { user: publicUser(user), linked: provider },
  }
  return context.json({ success: true, ...response })
}

/** The URL of the error page. Its text contains nothing from the request. */
function unavailablePage(providerName: string): string {
  const query = new URLSearchParams({
    error: `${providerName} sign-in is not available`,
    message: `Sign-in with ${providerName} is not set up on this server. Please use your email address and password.`,
  })
  return `/auth/error?${query}`
}

import {
  identityApiRoutes,
  type IdentitiesResponse,
  linkIdentityRequest,
  type LinkIdentityResponse,
  unlinkIdentityRequest,
} from '@summit/contract'
import type { Hono } from 'hono'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { randomToken } from '../../shared/tokens.ts'
import { type AccountRoutesDeps, reauthenticate, requireUser } from './account-user.ts'
import type { IdentityLinks } from './auth-backend.ts'
import { listIdentities } from './identities.ts'
import { oauthFlow, oauthFlowCookie, providerNames } from './oauth-flow.ts'
import { pkceChallenge } from './pkce.ts'
import { seal, type SealDeps } from './sealed.ts'

/** The identities at Google and Apple of a signed-in user. `POST /api/auth/callback` ends what linking starts here. */
export function identityRoutes(app: Hono, links: IdentityLinks, deps: AccountRoutesDeps & SealDeps): void {
  const { siteUrl, getDatabase } = deps
  const flowCookie = oauthFlowCookie(siteUrl)

  route(app, identityApiRoutes.identities, {
    GET: async (context) => {
      const user = await requireUser(context, deps)
      const own = await listIdentities(await getDatabase(), user)
      const response: IdentitiesResponse = {
        identities: own.map(({ provider, email, linkedAt }) => ({
          provider,
          email: email ?? undefined,
          linkedAt: linkedAt.toISOString(),
        })),
        providers: await links.findProviders(),
      }
      return context.json(response)
    },
  })

  route(app, identityApiRoutes.linkIdentity, {
    POST: async (context) => {
      const { provider, ...confirmation } = await readJson(context, linkIdentityRequest, 'Please enter your password.')
      const database = await getDatabase()
      const signedIn = await requireUser(context, deps)
      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const own = await listIdentities(database, user)
      if (own.some((identity) => identity.provider === provider)) {
        throw identityTaken(`A ${providerNames[provider]} account is linked already.`)
      }
      const verifier = randomToken()
      const link = { provider, password: confirmation.currentPassword, challenge: pkceChallenge(verifier) }
      const url = await links.start(database, user, link)
      if (url === undefined) throw linkingUnavailable()
      const flow = { provider, verifier, linkTo: user.id }
      flowCookie.write(context, await seal(oauthFlow, flow, deps))
      return context.json({ url } satisfies LinkIdentityResponse)
    },
  })

  route(app, identityApiRoutes.unlinkIdentity, {
    POST: async (context) => {
      const message = 'Please enter your password.'
      const { provider, ...confirmation } = await readJson(context, unlinkIdentityRequest, message)
      const database = await getDatabase()
      const signedIn = await requireUser(context, deps)
      const user = await reauthenticate(context, signedIn, confirmation, deps)
      const result = await links.unlink(database, user, { provider, password: confirmation.currentPassword })
      switch (result) {
        case 'unlinked':
          recordEvent(context, 'user_updated', user.email)
          return context.body(null, 204)
        case 'needed':
          throw new HttpError(422, 'Nothing else signs in to this account, so it cannot be removed.', {
            code: 'identity_needed',
          })
        case 'unavailable':
          throw linkingUnavailable()
        default:
          return result satisfies never
      }
    },
  })
}

/** The error of an identity that signs in to an account already. */
export function identityTaken(message: string): HttpError {
  return new HttpError(422, message, { code: 'identity_taken' })
}

function linkingUnavailable(): HttpError {
  const message = 'The sign-in service of this site does not let accounts be linked or unlinked.'
  return new HttpError(422, message, { code: 'linking_unavailable' })
}

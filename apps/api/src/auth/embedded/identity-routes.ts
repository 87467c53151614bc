import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { addMs } from '../../shared/add-ms.ts'
import { AuthError } from '../core/auth-error.ts'
import { RECOVERY_MAX_AGE_MS } from '../core/auth-backend.ts'
import { hasTwoFactor } from '../core/two-factor.ts'
import { type AuthorizeDeps, identityPageUrl, readFlow } from './authorize.ts'
import { unlinkIdentities } from './identities.ts'
import type { SessionWithUser } from './token-sessions.ts'

/** Dependencies of {@link identityRoutes}. */
export interface IdentityRoutesDeps extends AuthorizeDeps, MailDeps {}

const identityId = v.pipe(v.string(), v.uuid())

/** Links and unlinks identities in Supabase's wire format, in a session that has started within the last hour. */
export function identityRoutes(
  app: Hono,
  currentSession: (context: Context) => Promise<SessionWithUser>,
  deps: IdentityRoutesDeps,
): void {
  const { siteUrl, database, now } = deps

  const requireProof = async (context: Context) => {
    const { session, user } = await currentSession(context)
    if (session.createdAt <= addMs(now(), -RECOVERY_MAX_AGE_MS)) {
      throw new AuthError(400, 'reauthentication_needed', 'Linking an identity requires reauthentication')
    }
    // Whatever started the session is one factor, and what is linked is asked for none.
    if (await hasTwoFactor(await database.get(), user.id)) {
      throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to link or unlink an identity')
    }
    return user
  }

  route(app, '/user/identities/authorize', {
    GET: async (context) => {
      const user = await requireProof(context)
      const flow = { ...readFlow(context, siteUrl), linkTo: user.id }
      return context.json({ url: siteUrl + (await identityPageUrl(flow, deps)) })
    },
  })

  route(app, '/user/identities/:id', {
    DELETE: async (context) => {
      const user = await requireProof(context)
      const id = v.safeParse(identityId, context.req.param('id'))
      if (!id.success) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
      const result = await unlinkIdentities(await database.get(), user, (own) => own.id === id.output, deps)
      switch (result) {
        case 'unlinked':
          recordEvent(context, 'user_updated', user.email)
          return context.json({})
        case 'unknown':
          throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
        case 'needed':
          throw new AuthError(
            422,
            'single_identity_not_deletable',
            'User must have at least 1 identity after unlinking',
          )
        default:
          return result satisfies never
      }
    },
  })
}

import { forgotPasswordRequest } from '@summit/contract'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { LazyDatabase } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { route } from '../../http/route.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { AuthError, authErrorHandler, invalidRequest, unknownPath } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import type { PasswordWeakness } from '../core/password-rules.ts'
import { recordChange } from '../core/recovery-routes.ts'
import { requestRecovery } from '../core/request-recovery.ts'
import { authenticate } from './authenticate.ts'
import { authorizeRoutes } from './authorize.ts'
import { type GrantDeps, grants } from './grants.ts'
import { changePassword } from './password-change.ts'
import { serializeSession, serializeUser } from './serialize.ts'
import { endTokenSessions, type Scope, type SessionWithUser } from './token-sessions.ts'
import { verify } from './verify.ts'

/** Dependencies of {@link createAuthService}. */
export interface AuthServiceDeps extends GrantDeps {
  siteUrl: string
  database: LazyDatabase
  findKeyring: () => Promise<Keyring>
  /** Whether the identity page replaces Google and Apple. */
  identityPage: 'open' | 'closed'
  queueMail: QueueMail
  log: Logger
}

const passwordRequest = v.object({ password: v.string() })
const scopes = ['local', 'global', 'others'] satisfies Scope[]

/** The part of Supabase Auth that Summit uses, in its wire format, so that Supabase's client works with it. */
export function createAuthService(deps: AuthServiceDeps): Hono {
  const { siteUrl, database, findKeyring, now, log } = deps
  const app = new Hono()
  app.onError(authErrorHandler(log))
  app.use(noStore, sameOrigin(siteUrl))

  const sendSession = async (context: Context, { session, user }: SessionWithUser) =>
    context.json(await serializeSession(await findKeyring(), siteUrl, session, user, now()))
  const currentSession = async (context: Context) =>
    authenticate(context, await database.get(), await findKeyring(), siteUrl, now())

  route(app, '/health', {
    GET: async (context) => {
      const health = await database.health()
      if (health.status === 'unavailable') throw new AuthError(503, 'unexpected_failure', health.reason)
      return context.json({ version: '1', name: 'Summit', description: 'A part of Supabase Auth, embedded in Summit' })
    },
  })

  route(app, '/settings', {
    GET: (context) => {
      const isOpen = deps.identityPage === 'open'
      return context.json({
        external: { email: true, phone: false, google: isOpen, apple: isOpen },
        disable_signup: true,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      })
    },
  })

  route(app, '/.well-known/jwks.json', {
    GET: async (context) => {
      const { accepted } = await findKeyring()
      return context.json({ keys: accepted.map(({ verification }) => verification) })
    },
  })

  route(app, '/signup', {
    POST: () => {
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
    },
  })

  route(app, '/token', {
    POST: async (context) => {
      const grant = grants.get(context.req.query('grant_type') ?? '')
      if (!grant) throw invalidRequest('unsupported_grant_type')
      return sendSession(context, await grant(context, await database.get(), await findKeyring(), deps))
    },
  })

  route(app, '/verify', {
    POST: async (context) => sendSession(context, await verify(context, await database.get(), now())),
  })

  route(app, '/recover', {
    POST: async (context) => {
      const { email } = await readJson(
        context,
        forgotPasswordRequest,
        'Unable to validate email address: invalid format',
      )
      await requestRecovery(context, await database.get(), email, deps)
      return context.json({})
    },
  })

  route(app, '/user', {
    GET: async (context) => context.json(serializeUser((await currentSession(context)).user)),
    PUT: async (context) => {
      const found = await currentSession(context)
      const { password } = await readJson(context, passwordRequest, 'Only the password can be changed here')
      const change = await changePassword(await database.get(), found, password, deps)
      recordChange(context, change)
      switch (change.status) {
        case 'changed':
          return context.json(serializeUser(change.user))
        case 'signedOut':
          throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
        case 'unproven':
          throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
        case 'same':
          throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
        case 'weak':
          throw weakPassword(change.weakness)
        default:
          return change satisfies never
      }
    },
  })

  route(app, '/logout', {
    POST: async (context) => {
      const { session } = await currentSession(context)
      const requested = context.req.query('scope') ?? 'global'
      const scope = scopes.find((each) => each === requested)
      if (!scope) throw invalidRequest('Unsupported logout scope')
      await endTokenSessions(await database.get(), session, scope)
      return context.body(null, 204)
    },
  })

  authorizeRoutes(app, deps)

  app.all('*', () => {
    throw unknownPath()
  })
  return app
}

/** Supabase's names of password weaknesses. */
const reasons: Record<Exclude<PasswordWeakness, 'long'>, string> = { short: 'length', common: 'pwned' }

function weakPassword(weakness: PasswordWeakness): AuthError {
  if (weakness === 'long') return invalidRequest('Password is too long')
  const details = { weak_password: { reasons: [reasons[weakness]] } }
  return new AuthError(422, 'weak_password', 'Password is too weak', { details })
}

import { forgotPasswordRequest } from '@summit/contract'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { askForRecovery } from '../core/request-recovery.ts'
import type { Weakness } from '../core/password-rules.ts'
import type { DatabaseLink } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { serveCall } from '../../http/route.ts'
import { neverStored } from '../../http/no-store.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { AuthFault, answerAuthFaults, unknownAddress } from '../core/auth-error.ts'
import { serveAuthorize } from './authorize.ts'
import { signedInBy } from './authenticate.ts'
import { type GrantParts, grants } from './grants.ts'
import type { Keyring } from '../core/keyring.ts'
import { changePassword } from './password-change.ts'
import { endTokenSessions, type Scope, type SignedIn } from './token-sessions.ts'
import { verify } from './verify.ts'
import { wireSession, wireUser } from './serialize.ts'

/** What the service needs of the rest of the server. */
export interface AuthServiceParts extends GrantParts {
  siteUrl: string
  database: DatabaseLink
  findKeyring: () => Promise<Keyring>
  /** Whether people may sign in as whoever they say they are, in place of Google and Apple. */
  identityPage: 'open' | 'closed'
  queueMail: QueueMail
  log: Logger
}

const passwordCall = v.object({ password: v.string() })
const scopes = ['local', 'global', 'others'] satisfies Scope[]

/**
 * The authentication service: the part of Supabase Auth that Summit uses, in its wire format, so that Supabase's own
 * client works with either. It lives under `/auth/v1`.
 */
export function createAuthService(parts: AuthServiceParts): Hono {
  const { siteUrl, database, findKeyring, now, log } = parts
  const { connected } = database
  const app = new Hono()
  app.onError(answerAuthFaults(log))
  app.use(neverStored, sameOriginOnly(siteUrl))

  const answer = async (context: Context, { session, user }: SignedIn) =>
    context.json(await wireSession(await findKeyring(), siteUrl, session, user, now()))
  const signedIn = async (context: Context) =>
    signedInBy(context, await connected(), await findKeyring(), siteUrl, now())

  serveCall(app, '/health', {
    GET: async (context) => {
      const health = await database.health()
      if (health.status === 'unavailable') throw new AuthFault(503, 'unexpected_failure', health.reason)
      return context.json({ version: '1', name: 'Summit', description: 'A part of Supabase Auth, embedded in Summit' })
    },
  })

  serveCall(app, '/settings', {
    GET: (context) => {
      const isOpen = parts.identityPage === 'open'
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

  serveCall(app, '/.well-known/jwks.json', {
    GET: async (context) => context.json({ keys: [(await findKeyring()).verification] }),
  })

  serveCall(app, '/signup', {
    POST: () => {
      throw new AuthFault(422, 'signup_disabled', 'Signups not allowed for this instance')
    },
  })

  serveCall(app, '/token', {
    POST: async (context) => {
      const grant = grants.get(context.req.query('grant_type') ?? '')
      if (!grant) throw new AuthFault(400, 'validation_failed', 'unsupported_grant_type')
      return answer(context, await grant(context, await connected(), await findKeyring(), parts))
    },
  })

  serveCall(app, '/verify', {
    POST: async (context) => answer(context, await verify(context, await connected(), now())),
  })

  serveCall(app, '/recover', {
    POST: async (context) => {
      const { email } = await readJson(
        context,
        forgotPasswordRequest,
        'Unable to validate email address: invalid format',
      )
      await askForRecovery(context, await connected(), email, parts)
      return context.json({})
    },
  })

  serveCall(app, '/user', {
    GET: async (context) => context.json(wireUser((await signedIn(context)).user)),
    PUT: async (context) => {
      const found = await signedIn(context)
      const { password } = await readJson(context, passwordCall, 'Only the password can be changed here')
      const change = await changePassword(await connected(), found, password, parts)
      switch (change.status) {
        case 'changed':
          return context.json(wireUser(change.user))
        case 'signedOut':
          throw new AuthFault(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
        case 'unproven':
          throw new AuthFault(400, 'reauthentication_needed', 'Password update requires reauthentication')
        case 'same':
          throw new AuthFault(422, 'same_password', 'New password should be different from the old password.')
        case 'weak':
          throw weakPassword(change.weakness)
        default:
          return change satisfies never
      }
    },
  })

  serveCall(app, '/logout', {
    POST: async (context) => {
      const { session } = await signedIn(context)
      const wished = context.req.query('scope') ?? 'global'
      const scope = scopes.find((each) => each === wished)
      if (!scope) throw new AuthFault(400, 'validation_failed', 'Unsupported logout scope')
      await endTokenSessions(await connected(), session, scope)
      return context.body(null, 204)
    },
  })

  serveAuthorize(app, parts)

  app.all('*', () => {
    throw unknownAddress()
  })
  return app
}

/** Supabase's words for what is wrong with a password. */
const reasons: Record<Exclude<Weakness, 'long'>, string> = { short: 'length', common: 'pwned' }

function weakPassword(weakness: Weakness): AuthFault {
  if (weakness === 'long') return new AuthFault(400, 'validation_failed', 'Password is too long')
  const details = { weak_password: { reasons: [reasons[weakness]] } }
  return new AuthFault(422, 'weak_password', 'Password is too weak', { details })
}

import {
  displayName,
  emailAddress,
  forgotPasswordRequest,
  resendRequest,
  sendCodeRequest,
  signUpRequest,
} from '@summit/contract'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { LazyDatabase } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { route } from '../../http/route.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { AuthError, authErrorHandler, invalidRequest, rateLimited, unknownPath } from '../core/auth-error.ts'
import type { Keyring } from '../core/keyring.ts'
import { limitSignUpMails } from '../core/limit-sign-up-mails.ts'
import { type PasswordRules, type PasswordWeakness, passwordWeakness } from '../core/password-rules.ts'
import { recordChange } from '../core/recovery-routes.ts'
import { requestMail } from '../core/request-mail.ts'
import { attemptSignIn, recordSignIn } from '../core/sign-in.ts'
import { hasTwoFactor } from '../core/two-factor.ts'
import { authenticate } from './authenticate.ts'
import { authorizeRoutes } from './authorize.ts'
import { identityRoutes } from './identity-routes.ts'
import type { User } from '../core/tables.ts'
import { type GrantDeps, grants } from './grants.ts'
import { changePassword, replacePassword } from './password-change.ts'
import { register, resendLink } from './registrations.ts'
import { serializeRegistration, serializeSession, serializeUser } from './serialize.ts'
import { listIdentities } from '../core/identities.ts'
import { endTokenSessions, type Scope, type SessionWithUser } from './token-sessions.ts'
import { verifyCredentials } from './users.ts'
import { verify } from './verify.ts'

/** Dependencies of {@link createAuthService}. */
export interface AuthServiceDeps extends GrantDeps, PasswordRules {
  database: LazyDatabase
  findKeyring: () => Promise<Keyring>
  /** Whether the identity page replaces Google and Apple. */
  identityPage: 'open' | 'closed'
  /** Whether visitors create accounts. */
  accounts: 'demo' | 'real'
  log: Logger
}

const passwordRequest = v.object({ password: v.string(), current_password: v.optional(v.string()) })
const signUp = v.object({
  email: v.pipe(v.string(), v.trim(), emailAddress),
  password: v.string(),
  data: v.fallback(v.object({ name: displayName, termsVersion: signUpRequest.entries.termsVersion }), { name: null }),
})
const resend = v.object({ ...resendRequest.entries, type: v.literal('signup') })
const scopes = ['local', 'global', 'others'] satisfies Scope[]

/** The part of Supabase Auth that Summit uses, in its wire format, so that Supabase's client works with it. */
export function createAuthService(deps: AuthServiceDeps): Hono {
  const { siteUrl, database, findKeyring, now, log } = deps
  const app = new Hono()
  app.onError(authErrorHandler(log))
  app.use(noStore, sameOrigin(siteUrl))

  const sendSession = async (context: Context, { session, user }: SessionWithUser) => {
    const own = await listIdentities(await database.get(), user)
    return context.json(await serializeSession(await findKeyring(), siteUrl, session, user, own, now()))
  }
  const sendUser = async (context: Context, user: User) =>
    context.json(serializeUser(user, await listIdentities(await database.get(), user)))
  const currentSession = async (context: Context) =>
    authenticate(context, await database.get(), await findKeyring(), siteUrl, now())

  const changeByCurrent = async (context: Context, email: string, current: string, password: string) => {
    const opened = await database.get()
    const verify = () => verifyCredentials(opened, deps.passwords, { email, password: current })
    const result = await attemptSignIn(opened, email, deps.getNetwork(context), verify, deps)
    if (result.status === 'signedIn') return replacePassword(opened, result.user, password, deps)
    recordSignIn(context, result, email)
    if (result.status === 'blocked') throw rateLimited(result.until, now())
    throw new AuthError(400, 'current_password_invalid', 'Current password is not valid')
  }

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
        disable_signup: deps.accounts === 'demo',
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
    POST: async (context) => {
      if (deps.accounts === 'demo') {
        throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
      }
      const { data, ...details } = await readJson(context, signUp, 'Signup requires a valid email and password')
      const name = data.name ?? details.email.replace(/@.*$/, '')
      const weakness = passwordWeakness(details.password, { ...details, name }, deps)
      if (weakness) throw weakPassword(weakness)
      const opened = await database.get()
      const mail = () => register(opened, { ...details, ...data, name }, deps)
      const registration = await limitSignUpMails(context, opened, details.email, deps, mail)
      return context.json(serializeRegistration(registration))
    },
  })

  route(app, '/resend', {
    POST: async (context) => {
      const { email } = await readJson(context, resend, 'Only sign-ups can be sent again')
      const opened = await database.get()
      await limitSignUpMails(context, opened, email, deps, () => resendLink(opened, email, undefined, deps))
      return context.json({})
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
    POST: async (context) => sendSession(context, await verify(context, await database.get(), deps)),
  })

  route(app, '/recover', {
    POST: async (context) => {
      const { email } = await readJson(
        context,
        forgotPasswordRequest,
        'Unable to validate email address: invalid format',
      )
      await requestMail(context, await database.get(), { email, kind: 'recovery' }, deps)
      return context.json({})
    },
  })

  route(app, '/otp', {
    POST: async (context) => {
      const { email } = await readJson(context, sendCodeRequest, 'Unable to validate email address: invalid format')
      await requestMail(context, await database.get(), { email, kind: 'code' }, deps)
      return context.json({})
    },
  })

  route(app, '/user', {
    GET: async (context) => sendUser(context, (await currentSession(context)).user),
    PUT: async (context) => {
      const found = await currentSession(context)
      const message = 'Only the password can be changed here'
      const { password, current_password: current } = await readJson(context, passwordRequest, message)
      // Of two factors the password is one, whether it has started the session or is sent now.
      const isByPassword = found.session.method !== 'otp' || current !== undefined
      if (isByPassword && (await hasTwoFactor(await database.get(), found.user.id))) {
        const notice = 'AAL2 session is required to update email or password when MFA is enabled.'
        throw new AuthError(401, 'insufficient_aal', notice)
      }
      const change =
        current === undefined
          ? await changePassword(await database.get(), found, password, deps)
          : await changeByCurrent(context, found.user.email, current, password)
      recordChange(context, change)
      switch (change.status) {
        case 'changed':
          return sendUser(context, change.user)
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
  if (deps.identityPage === 'open') identityRoutes(app, currentSession, deps)

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

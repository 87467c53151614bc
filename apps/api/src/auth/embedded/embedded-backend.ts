import { apiRoutes, provider as providerSchema } from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { AuthBackend, IdentityLinks } from '../core/auth-backend.ts'
import { authorizeUrl } from '../core/authorize-url.ts'
import { setName } from '../core/change-name.ts'
import { verifyAccessToken } from './access-tokens.ts'
import { type DemoConfig, prepareDemoAccount } from './demo-account.ts'
import { changeEmail } from './change-email.ts'
import { identityPageUrl } from './authorize.ts'
import { exchangeCode } from './grants.ts'
import { unlinkIdentities } from './identities.ts'
import { changePassword, replacePassword } from './password-change.ts'
import { sendRecoveryLink } from './recovery.ts'
import { type AuthServiceDeps, createAuthService } from './routes.ts'
import { redeemRegistration, register, resendLink } from './registrations.ts'
import { redeemCode, sendCode } from './sign-in-codes.ts'
import { registrations } from './tables.ts'
import { endServiceSessions, endTokenSessionsOf, findTokenSession, listTokenSessions } from './token-sessions.ts'
import { verifyCredentials } from './users.ts'

/** Configuration of the embedded back end. */
export interface EmbeddedAuthConfig {
  kind: 'embedded'
  /** Whether the identity page replaces Google and Apple. It accepts any identity: for local development only. */
  identityPage: 'open' | 'closed'
}

/** Dependencies of {@link embeddedBackend}. */
export interface EmbeddedBackendDeps extends Omit<AuthServiceDeps, 'identityPage'> {
  demo: DemoConfig
  dataDir: string
}

/** Authentication with the embedded service: accounts in this server's own database. */
export function embeddedBackend({ identityPage }: EmbeddedAuthConfig, deps: EmbeddedBackendDeps): AuthBackend {
  const { siteUrl, passwords, findKeyring, now } = deps
  return {
    service: createAuthService({ ...deps, identityPage }),
    prepare: (database) => prepareDemoAccount(database, passwords, deps, now()),
    verifyPassword: (database, credentials) => verifyCredentials(database, passwords, credentials),
    authorizeUrl: (provider, challenge) =>
      identityPage === 'open' ? authorizeUrl(apiRoutes.authService, siteUrl, provider, challenge) : undefined,
    exchangeCode: async (database, code, verifier) => {
      const exchange = await exchangeCode(database, { code, verifier }, deps)
      return exchange.status === 'exchanged' ? exchange.user : undefined
    },
    handleRecovery: (database, request) => sendRecoveryLink(database, request, deps),
    handleCode: (database, request) => sendCode(database, request, deps),
    verifyCode: (database, attempt) => redeemCode(database, attempt, deps),
    changePassword: async (database, accessToken, password) => {
      const sessionId = await verifyAccessToken(await findKeyring(), siteUrl, accessToken, now())
      const found = sessionId && (await findTokenSession(database, sessionId, now()))
      return found ? changePassword(database, found, password, deps) : { status: 'signedOut' }
    },
    replacePassword: (database, user, { password }) => replacePassword(database, user, password, deps),
    changeName: setName,
    changeEmail: async (user, email) => (transaction) => changeEmail(transaction, user, email),
    identityLinks: identityPage === 'open' ? identityLinks(deps) : undefined,
    endServiceSessions:
      async ({ id }) =>
      (transaction) =>
        endServiceSessions(transaction, id),
    serviceSessions: {
      list: (database, { id }) => listTokenSessions(database, id, now()),
      end: (database, user, id) => endTokenSessionsOf(database, user.id, id),
    },
    deleteUser: async (database, { email }) => {
      await database.delete(registrations).where(eq(registrations.email, email))
    },
    signUp: async (database, details) => ({ status: 'mailed', id: (await register(database, details, deps)).id }),
    resendLink: (database, email, id) => resendLink(database, email, id, deps),
    verifyEmail: (database, token) => redeemRegistration(database, token, now()),
  }
}

/** Links of identities that the identity page returns. */
function identityLinks(deps: EmbeddedBackendDeps): IdentityLinks {
  return {
    findProviders: async () => [...providerSchema.options],
    start: (_, { id: linkTo }, { provider, challenge }) =>
      identityPageUrl({ provider, challenge, target: `/auth/${provider}/callback`, linkTo }, deps),
    finish: async (database, user, { code, verifier }) => {
      if (!user) return 'refused'
      const exchange = await exchangeCode(database, { code, verifier }, deps)
      if (exchange.status === 'exchanged') return 'linked'
      return exchange.status === 'taken' ? 'taken' : 'refused'
    },
    unlink: async (database, user, { provider }) => {
      const result = await unlinkIdentities(database, user, (identity) => identity.provider === provider, deps)
      // One that is not linked counts as unlinked.
      return result === 'needed' ? 'needed' : 'unlinked'
    },
  }
}

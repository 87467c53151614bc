import { apiRoutes } from '@summit/contract'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { AuthBackend, DemoAccount } from './auth/core/auth-backend.ts'
import { accountRoutes } from './auth/core/account-routes.ts'
import { codeRoutes } from './auth/core/code-routes.ts'
import { demoRoute } from './auth/core/demo-route.ts'
import type { Keyring } from './auth/core/keyring.ts'
import { identityRoutes } from './auth/core/identity-routes.ts'
import { oauthRoutes } from './auth/core/oauth-routes.ts'
import { canHavePasskeys, passkeyRoutes } from './auth/core/passkey-routes.ts'
import type { Passwords } from './auth/core/passwords.ts'
import { recoveryRoutes } from './auth/core/recovery-routes.ts'
import { secondStepRoute } from './auth/core/second-step.ts'
import { sessionCookie } from './auth/core/session-cookie.ts'
import { sessionRoutes } from './auth/core/session-routes.ts'
import { signUpRoutes } from './auth/core/sign-up-routes.ts'
import { twoFactorRoutes } from './auth/core/two-factor-routes.ts'
import type { Config } from './config.ts'
import { contactRoute } from './contact/routes.ts'
import type { LazyDatabase } from './database/database.ts'
import { checkProxies, getClientNetwork } from './http/client-address.ts'
import { errorHandler } from './http/errors.ts'
import { healthRoutes } from './http/health.ts'
import { notFound, sendError } from './http/http-error.ts'
import { identifyRequests, logRequests } from './http/log.ts'
import { noStore } from './http/no-store.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { securityLog } from './http/security-log.ts'
import type { ReadAttachment } from './mail/attachments.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import type { QueueMail } from './mail/queue.ts'
import { newsletterRoutes, unsubscribeRoutes } from './newsletter/routes.ts'
import type { Metrics } from './operations/metrics.ts'
import { fixedWindow } from './rate-limit/rate-limit.ts'
import { changePasswordRoute } from './site/change-password.ts'
import { type Site, siteRoutes } from './site/site.ts'
import { vitalsRoute } from './vitals/routes.ts'

/** Dependencies of the HTTP app. Stateful services are injected. */
export interface AppDeps {
  config: Pick<
    Config,
    'siteUrl' | 'rateLimit' | 'trustedProxies' | 'mail' | 'contactTo' | 'accounts' | 'minPasswordLength' | 'vitalsShare'
  >
  database: LazyDatabase
  auth: AuthBackend
  queueMail: QueueMail
  findKeyring: () => Promise<Keyring>
  findDemo: () => Promise<DemoAccount | undefined>
  passwords: Passwords
  readAttachment: ReadAttachment
  now: () => Date
  log: Logger
  /** Whether the server is about to stop. */
  isDraining: () => boolean
  metrics: Metrics | undefined
  /** Undefined in development, where Vite serves the pages. */
  site: Site | undefined
}

/** Creates the HTTP app: API, authentication service, outbox and site. */
export function createApp(deps: AppDeps): Hono {
  const {
    config,
    database,
    auth,
    queueMail,
    findKeyring,
    findDemo,
    passwords,
    readAttachment,
    isDraining,
    metrics,
    now,
    log,
    site,
  } = deps
  const { siteUrl, mail, contactTo, minPasswordLength } = config
  const getDatabase = database.get
  const getNetwork = getClientNetwork(config.trustedProxies)
  const limited = { ipLimit: fixedWindow(config.rateLimit), now, getNetwork }
  const browser = { cookie: sessionCookie(siteUrl), siteUrl, queueMail, now }

  const app = new Hono()
  app.onError(errorHandler(log))
  app.notFound((context) => sendError(context, notFound()))
  for (const path of ['/api/*', '/auth/v1/*']) app.use(path, identifyRequests())
  app.use(logRequests(log, metrics?.observeRequest), securityHeaders(siteUrl))
  app.use(securityLog({ log, getNetwork, count: metrics?.countSecurityEvent }))

  unsubscribeRoutes(app, { getDatabase, now })
  app.use('/api/*', noStore, sameOrigin(siteUrl))
  healthRoutes(app, database, isDraining)
  // After the probes, which come without a proxy.
  app.use('/api/*', checkProxies(config.trustedProxies, log))
  const accounts = { getDatabase, findKeyring, auth, passwords, minPasswordLength, ...browser, ...limited }
  sessionRoutes(app, accounts)
  oauthRoutes(app, { getDatabase, findKeyring, auth, ...browser })
  recoveryRoutes(app, { getDatabase, auth, minPasswordLength, ...limited })
  if (config.accounts === 'real') {
    signUpRoutes(app, accounts)
    codeRoutes(app, accounts)
    const hasPasskeys = canHavePasskeys(siteUrl)
    if (hasPasskeys) passkeyRoutes(app, accounts)
    if (auth.identityLinks) identityRoutes(app, auth.identityLinks, accounts)
    twoFactorRoutes(app, accounts)
    secondStepRoute(app, accounts)
    accountRoutes(app, { ...accounts, hasPasskeys })
  }
  app.route(apiRoutes.authService, auth.service)
  demoRoute(app, { siteUrl, findDemo, delivery: mail.delivery, getNetwork })
  newsletterRoutes(app, { getDatabase, queueMail, siteUrl, ...limited })
  if (contactTo !== undefined) contactRoute(app, { getDatabase, queueMail, siteUrl, contactTo, ...limited })
  if (config.vitalsShare > 0 && metrics && site) {
    vitalsRoute(app, { isPage: (path) => site.pages.has(path), observe: metrics.observeVitals })
  }
  for (const path of ['/api', '/api/*']) {
    app.all(path, () => {
      throw notFound()
    })
  }

  if (mail.delivery === 'outbox') outboxRoutes(app, { getDatabase, getNetwork, readAttachment, siteUrl })
  changePasswordRoute(app, config.accounts)
  if (site) siteRoutes(app, site)
  return app
}

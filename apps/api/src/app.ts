import { getConnInfo } from '@hono/node-server/conninfo'
import { apiRoutes } from '@summit/contract'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Accounts } from './auth/core/auth-backend.ts'
import { sessionCookie } from './auth/core/session-cookie.ts'
import { serveAuth } from './auth/core/session-routes.ts'
import type { DemoLogin } from './auth/embedded/demo-account.ts'
import { serveDemo } from './auth/core/demo-route.ts'
import type { Passwords } from './auth/embedded/passwords.ts'
import { serveRecovery } from './auth/core/recovery-routes.ts'
import { addressLimit } from './auth/core/sign-in-limits.ts'
import { serveSocial } from './auth/core/oauth-routes.ts'
import { createAuthService } from './auth/embedded/routes.ts'
import type { Keyring } from './auth/core/keyring.ts'
import type { Config } from './config.ts'
import type { DatabaseLink } from './database/database.ts'
import { clientNetwork } from './http/client-address.ts'
import { errorResponse, nothingHere } from './http/http-error.ts'
import { answerErrors } from './http/errors.ts'
import { serveHealth } from './http/health.ts'
import { logRequests } from './http/log.ts'
import { neverStored } from './http/no-store.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { ReadAttachment } from './mail/attachments.ts'
import { serveOutbox } from './mail/outbox-routes.ts'
import type { QueueMail } from './mail/queue.ts'
import { serveNewsletter, serveUnsubscribe } from './newsletter/routes.ts'
import { serveChangePassword } from './site/change-password.ts'
import { type Site, serveSite } from './site/site.ts'
import { createSupabaseProxy } from './auth/supabase/routes.ts'

/** What the app is made of. Everything that has a life of its own (database, time, processors) comes from outside. */
export interface AppParts {
  config: Pick<Config, 'siteUrl' | 'auth' | 'rateLimit' | 'trustedProxies' | 'mail'>
  database: DatabaseLink
  passwords: Passwords
  accounts: Accounts
  queueMail: QueueMail
  findKeyring: () => Promise<Keyring>
  /** The demo account, or undefined where there is none. */
  findDemo: () => Promise<DemoLogin | undefined>
  readAttachment: ReadAttachment
  now: () => Date
  log: Logger
  /** Absent in development, where Vite serves the pages. */
  site: Site | undefined
}

/** The whole server as one function from request to answer. */
export function createApp({
  config,
  database,
  passwords,
  accounts,
  queueMail,
  findKeyring,
  findDemo,
  readAttachment,
  now,
  log,
  site,
}: AppParts): Hono {
  const { siteUrl, auth, mail } = config
  const { connected } = database
  const originOf = (context: Context) => networkOf(context, config.trustedProxies)
  const limited = { addressLimit: addressLimit(config.rateLimit), now, originOf }
  const cookie = sessionCookie(siteUrl)

  const app = new Hono()
  app.onError(answerErrors(log))
  app.notFound((context) => errorResponse(context, nothingHere()))
  app.use(logRequests(log), securityHeaders(siteUrl))

  serveUnsubscribe(app, { connected, now })
  app.use('/api/*', neverStored, sameOriginOnly(siteUrl))
  serveHealth(app, database)
  serveAuth(app, { connected, accounts, cookie, ...limited })
  serveSocial(app, { siteUrl, connected, findKeyring, accounts, cookie, now })
  serveRecovery(app, { connected, accounts, ...limited })
  const authService =
    auth.kind === 'supabase'
      ? createSupabaseProxy(auth, { siteUrl, log })
      : createAuthService({ ...auth, ...limited, siteUrl, database, findKeyring, passwords, queueMail, log })
  app.route(apiRoutes.authService, authService)
  serveDemo(app, { siteUrl, findDemo, delivery: mail.delivery, originOf })
  serveNewsletter(app, { connected, queueMail, siteUrl, ...limited })
  for (const calls of ['/api', '/api/*']) {
    app.all(calls, () => {
      throw nothingHere()
    })
  }

  if (mail.delivery === 'outbox') serveOutbox(app, { connected, originOf, readAttachment, siteUrl })
  serveChangePassword(app)
  if (site) serveSite(app, site)
  return app
}

function networkOf(context: Context, trustedProxies: number): string {
  const remote = getConnInfo(context).remote.address ?? ''
  return clientNetwork(remote, context.req.header('X-Forwarded-For'), trustedProxies)
}

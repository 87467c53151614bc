import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { serveAuth } from './auth/calls.ts'
import type { DemoLogin } from './auth/demo-account.ts'
import { serveDemo } from './auth/demo-call.ts'
import type { Passwords } from './auth/passwords.ts'
import { sessionCookie } from './auth/session-cookie.ts'
import { addressLimit } from './auth/sign-in-limits.ts'
import { serveSocial } from './auth/social.ts'
import type { Config } from './config.ts'
import type { DatabaseLink } from './database/database.ts'
import { clientNetwork } from './http/client-address.ts'
import { errorAnswer, nothingHere } from './http/call-error.ts'
import { answerErrors } from './http/errors.ts'
import { serveHealth } from './http/health.ts'
import { logRequests } from './http/log.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { ReadAttachment } from './mail/attachments.ts'
import { serveOutbox } from './mail/outbox.ts'
import { mailQueue } from './mail/queue.ts'
import { serveNewsletter, serveUnsubscribe } from './newsletter/calls.ts'
import { type Site, serveSite } from './site/site.ts'

/** What the app is made of. Everything that has a life of its own (database, time, processors) comes from outside. */
export interface AppParts {
  config: Pick<Config, 'siteUrl' | 'rateLimit' | 'trustedProxies' | 'mail'>
  database: DatabaseLink
  passwords: Passwords
  /** The demo account, or undefined where there is none. */
  findDemo: () => Promise<DemoLogin | undefined>
  readAttachment: ReadAttachment
  now: () => Date
  log: Logger
  /** Absent in development, where Vite serves the pages. */
  site: Site | undefined
}

/** The whole server as one function from request to answer. */
export function createApp({ config, database, passwords, findDemo, readAttachment, now, log, site }: AppParts): Hono {
  const app = new Hono()
  app.onError(answerErrors(log))
  app.notFound((context) => errorAnswer(context, nothingHere()))
  app.use(logRequests(log), securityHeaders(config.siteUrl))

  serveUnsubscribe(app, { connected: database.connected, now })
  for (const calls of ['/api/*', '/auth/v1/*']) {
    app.use(calls, neverStored, sameOriginOnly(config.siteUrl))
  }
  const visitorOf = (context: Context) => originOf(context, config.trustedProxies)
  serveHealth(app, database)
  serveAuth(app, {
    connected: database.connected,
    cookie: sessionCookie(config.siteUrl),
    passwords,
    addressLimit: addressLimit(config.rateLimit),
    now,
    originOf: visitorOf,
  })
  serveDemo(app, { siteUrl: config.siteUrl, findDemo, originOf: visitorOf })
  serveSocial(app)
  serveNewsletter(app, {
    connected: database.connected,
    queueMail: mailQueue(config.mail, now),
    siteUrl: config.siteUrl,
    addressLimit: addressLimit(config.rateLimit),
    now,
    originOf: visitorOf,
  })
  for (const calls of ['/api', '/api/*', '/auth/v1', '/auth/v1/*']) {
    app.all(calls, () => {
      throw nothingHere()
    })
  }

  if (config.mail.delivery === 'outbox') {
    serveOutbox(app, { connected: database.connected, originOf: visitorOf, readAttachment, siteUrl: config.siteUrl })
  }
  if (site) serveSite(app, site)
  return app
}

const neverStored: MiddlewareHandler = async (context, next) => {
  await next()
  context.res.headers.set('Cache-Control', 'no-store')
}

function originOf(context: Context, trustedProxies: number): string {
  const remote = getConnInfo(context).remote.address ?? ''
  return clientNetwork(remote, context.req.header('X-Forwarded-For'), trustedProxies)
}

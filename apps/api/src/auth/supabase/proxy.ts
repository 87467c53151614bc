import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readText } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { route } from '../../http/route.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import type { LazyDatabase } from '../../database/database.ts'
import { recordEvent } from '../../http/security-log.ts'
import { consume, counterKey, refund } from '../../rate-limit/counters.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { authErrorHandler, expiredLink, rateLimited, unknownPath } from '../core/auth-error.ts'
import { fetchSupabase, type SupabaseConfig } from './supabase-client.ts'

/** Dependencies of {@link createSupabaseProxy}. */
export interface ProxyDeps extends NetworkLimitDeps {
  siteUrl: string
  database: Pick<LazyDatabase, 'get'>
  log: Logger
}

/** A request with a blank token, rejected here with the error of an expired link. */
const blankToken = v.pipe(v.string(), v.parseJson(), v.object({ token_hash: v.pipe(v.string(), v.trim(), v.empty()) }))

/** The headers that are forwarded. Cookies are not. */
const requestHeaders = ['Authorization', 'X-Client-Info', 'X-Supabase-Api-Version']
const responseHeaders = ['Content-Type', 'X-Supabase-Api-Version', 'X-Sb-Error-Code', 'Retry-After']

/**
 * Forwards the requests of the site's pages to Supabase Auth and adds the key. Other endpoints are not reachable: sign-in,
 * password changes and administration. What starts here is a session of Supabase alone, so no row is kept of its user: the
 * calls that need one make it, and only signing in on the site keeps an account that is to be deleted.
 */
export function createSupabaseProxy(supabase: SupabaseConfig, deps: ProxyDeps): Hono {
  const { siteUrl, database, ipLimit, getNetwork, now, log } = deps
  const app = new Hono()
  app.onError(authErrorHandler(log))
  app.use(noStore, sameOrigin(siteUrl))

  /** Runs a guessable request. Only refused ones count, since Supabase sees one address for all clients. */
  const limited = async (context: Context, request: () => Promise<Response>) => {
    const opened = await database.get()
    const key = counterKey('proxy', getNetwork(context))
    const limit = await consume(opened, key, ipLimit, now())
    if (limit.status === 'blocked') {
      recordEvent(context, 'excess_rate_limit_exceeded')
      throw rateLimited(limit.until, now())
    }
    let isRefused = false
    try {
      const response = await request()
      isRefused = response.status >= 400 && response.status < 500
      return response
    } finally {
      if (!isRefused) await refund(opened, key)
    }
  }
  const forward = (method: 'GET' | 'POST', path: string) => async (context: Context) => {
    const body = method === 'POST' ? await readText(context.req.raw) : undefined
    if (path === '/verify' && v.is(blankToken, body)) throw expiredLink()
    const headers: Record<string, string> = {}
    for (const name of requestHeaders) {
      const value = context.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    const received = await fetchSupabase(supabase, path, { method, headers, body })
    const response = new Response(received.status === 204 ? null : received.text, { status: received.status })
    for (const name of responseHeaders) {
      const value = received.headers.get(name)
      if (value !== null) response.headers.set(name, value)
    }
    return response
  }

  for (const path of ['/health', '/settings', '/.well-known/jwks.json', '/user']) {
    route(app, path, { GET: forward('GET', path) })
  }
  route(app, '/verify', { POST: (context) => limited(context, () => forward('POST', '/verify')(context)) })
  route(app, '/token', {
    POST: async (context) => {
      if (context.req.query('grant_type') !== 'refresh_token') throw unknownPath()
      return limited(context, () => forward('POST', '/token?grant_type=refresh_token')(context))
    },
  })
  route(app, '/logout', {
    POST: async (context) => {
      const scope = ['global', 'local', 'others'].find((each) => each === context.req.query('scope')) ?? 'global'
      return forward('POST', `/logout?scope=${scope}`)(context)
    },
  })
  app.all('*', () => {
    throw unknownPath()
  })
  return app
}

import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { answerAuthFaults, expiredLink, unknownAddress } from '../core/auth-error.ts'
import type { SupabaseConfig } from '../../config.ts'
import { readText } from '../../http/body.ts'
import { serveCall } from '../../http/route.ts'
import { neverStored } from '../../http/no-store.ts'
import { sameOriginOnly } from '../../http/same-origin.ts'
import { askSupabase } from './supabase-client.ts'

/** What handing calls on needs of the rest of the server. */
export interface ProxyParts {
  siteUrl: string
  log: Logger
}

/** A call with a token that cannot be good. */
const blankToken = v.pipe(v.string(), v.parseJson(), v.object({ token_hash: v.pipe(v.string(), v.trim(), v.empty()) }))

/** What of a request goes on, and of an answer comes back. No cookie does either. */
const requestHeaders = ['Authorization', 'X-Client-Info', 'X-Supabase-Api-Version']
const answerHeaders = ['Content-Type', 'X-Supabase-Api-Version', 'X-Sb-Error-Code', 'Retry-After']

/**
 * Hands the calls that the site's pages make on to a Supabase Auth, so that pages talk to their own origin and never see a
 * key. These calls and no others: signing in, changing a password and everything for administrators stay out.
 */
export function createSupabaseProxy(supabase: SupabaseConfig, { siteUrl, log }: ProxyParts): Hono {
  const app = new Hono()
  app.onError(answerAuthFaults(log))
  app.use(neverStored, sameOriginOnly(siteUrl))

  const handOn = (method: 'GET' | 'POST', path: string) => async (context: Context) => {
    const body = method === 'POST' ? await readText(context.req.raw) : undefined
    if (path === '/verify' && v.is(blankToken, body)) throw expiredLink()
    const headers: Record<string, string> = {}
    for (const name of requestHeaders) {
      const value = context.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    const { status, headers: told, text } = await askSupabase(supabase, path, { method, headers, body })
    const answer = new Response(status === 204 ? null : text, { status })
    for (const name of answerHeaders) {
      const value = told.get(name)
      if (value !== null) answer.headers.set(name, value)
    }
    return answer
  }

  for (const path of ['/health', '/settings', '/.well-known/jwks.json', '/user']) {
    serveCall(app, path, { GET: handOn('GET', path) })
  }
  serveCall(app, '/verify', { POST: handOn('POST', '/verify') })
  serveCall(app, '/token', {
    POST: async (context) => {
      if (context.req.query('grant_type') !== 'refresh_token') throw unknownAddress()
      return handOn('POST', '/token?grant_type=refresh_token')(context)
    },
  })
  serveCall(app, '/logout', {
    POST: async (context) => {
      const scope = ['global', 'local', 'others'].find((each) => each === context.req.query('scope')) ?? 'global'
      return handOn('POST', `/logout?scope=${scope}`)(context)
    },
  })
  app.all('*', () => {
    throw unknownAddress()
  })
  return app
}

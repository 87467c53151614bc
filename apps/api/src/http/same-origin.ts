import type { MiddlewareHandler } from 'hono'
import { CallError } from './http-error.ts'
import { loopbackHosts } from './loopback.ts'

/**
 * Refuses calls that another site's page makes in a visitor's name. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`, and no page can change either. Requests with neither are no browser's and carry
 * nobody's cookies. There are no CORS headers at all.
 */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler {
  const origins = originsOf(siteUrl)
  return async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') {
      const site = context.req.header('Sec-Fetch-Site')
      const origin = context.req.header('Origin')
      const isForeignSite = site === 'cross-site' || site === 'same-site'
      const isForeignOrigin = origin === 'null' ? site !== 'same-origin' : origin !== undefined && !origins.has(origin)
      if (isForeignSite || isForeignOrigin) throw new CallError(403, 'This call is only for our own pages.')
    }
    await next()
  }
}

/** A site on this machine is one site under each of the machine's own names. */
function originsOf(siteUrl: string): Set<string> {
  const url = new URL(siteUrl)
  if (!loopbackHosts.includes(url.hostname)) return new Set([url.origin])
  return new Set(loopbackHosts.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`))
}

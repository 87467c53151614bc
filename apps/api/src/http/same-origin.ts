import type { MiddlewareHandler } from 'hono'
import { HttpError } from './http-error.ts'
import { loopbackHosts } from './loopback.ts'
import { recordEvent } from './security-log.ts'

/**
 * CSRF protection: rejects state-changing requests whose `Sec-Fetch-Site` or `Origin` names another site. Requests with
 * neither header do not come from a browser. `hono/csrf` by default checks form content types only, this checks all.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const origins = getOrigins(siteUrl)
  return async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') {
      const site = context.req.header('Sec-Fetch-Site')
      const origin = context.req.header('Origin')
      const isForeignSite = site === 'cross-site' || site === 'same-site'
      const isForeignOrigin = origin === 'null' ? site !== 'same-origin' : origin !== undefined && !origins.has(origin)
      if (isForeignSite || isForeignOrigin) {
        recordEvent(context, 'malicious_cors')
        throw new HttpError(403, 'This call is only for our own pages.')
      }
    }
    await next()
  }
}

/** A site on loopback has the same origin under every loopback host name. */
function getOrigins(siteUrl: string): Set<string> {
  const url = new URL(siteUrl)
  if (!loopbackHosts.includes(url.hostname)) return new Set([url.origin])
  return new Set(loopbackHosts.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`))
}

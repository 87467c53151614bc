import type { MiddlewareHandler } from 'hono'

const common = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self)',
}

/** Defaults for responses without headers of their own. */
const whenAbsent = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** Sets the security headers of all responses, including errors. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const always = siteUrl.startsWith('https:')
    ? { ...common, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : common
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(always)) context.res.headers.set(name, value)
    for (const [name, value] of Object.entries(whenAbsent)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}

import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The `Strict-Transport-Security` of a site; undefined for one on http, whose browsers ignore it. */
export function getTransportSecurity(siteUrl: string): string | undefined {
  return siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : undefined
}

/**
 * Sets the security headers of all responses, including errors. Responses may set their own
 * `Content-Security-Policy` and `Referrer-Policy`.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    xFrameOptions: 'DENY',
    strictTransportSecurity: getTransportSecurity(siteUrl) ?? false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
      publickeyCredentialsGet: ['self'],
    },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Sets the security headers of all responses, including errors. Responses may set their own
 * `Content-Security-Policy` and `Referrer-Policy`.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    xFrameOptions: 'DENY',
    strictTransportSecurity: siteUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
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

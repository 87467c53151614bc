import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { InvalidJsonError } from '../../http/body.ts'
import { toHttpError } from '../../http/errors.ts'
import { HttpError } from '../../http/http-error.ts'
import { retryAfter } from '../../http/retry-after.ts'

/** API version of Supabase Auth. Its client reads `code` only with this header. */
const API_VERSION = '2024-01-01'

/** Optional parts of an {@link AuthError}. */
interface AuthErrorOptions {
  headers?: Record<string, string>
  /** Further fields of the body. */
  details?: object
}

/** An error of the authentication service, with Supabase's error code. */
export class AuthError extends HttpError {
  override readonly code: string
  readonly details: object

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { headers, details = {} }: AuthErrorOptions = {},
  ) {
    super(status, message, { headers })
    this.code = code
    this.details = details
  }
}

/** Codes of errors that have none of their own, by status. */
const codes: Partial<Record<number, string>> = {
  400: 'validation_failed',
  413: 'request_entity_too_large',
  429: 'over_request_rate_limit',
  408: 'request_timeout',
}

/** The error of an unknown path. */
export function unknownPath(): AuthError {
  return new AuthError(404, 'not_found', 'There is nothing at this address.')
}

/** The error of an unknown, used or expired recovery link. */
export function expiredLink(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** The error of an invalid parameter. */
export function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The error of a request that the limits do not allow before a time. */
export function rateLimited(until: Date, now: Date): AuthError {
  const { headers } = retryAfter(until, now)
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { headers })
}

/** Error handler of the service: responds in Supabase's error format. */
export function authErrorHandler(log: Logger) {
  return (thrown: Error, context: Context): Response => {
    const error = toHttpError(log, thrown, context)
    const code = getCode(error)
    const details = error instanceof AuthError ? error.details : {}
    return context.json({ code, message: error.message, ...details }, error.status, {
      'Cache-Control': 'no-store',
      'X-Supabase-Api-Version': API_VERSION,
      'X-Sb-Error-Code': code,
      ...error.headers,
    })
  }
}

function getCode(error: HttpError): string {
  if (error instanceof AuthError) return error.code
  return error instanceof InvalidJsonError ? 'bad_json' : (codes[error.status] ?? 'unexpected_failure')
}

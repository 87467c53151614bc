import type { ErrorCode, ErrorResponse } from '@summit/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Codes of errors that have none of their own, by status. */
const codes: Partial<Record<number, ErrorCode>> = {
  400: 'invalid_fields',
  401: 'signed_out',
  429: 'rate_limited',
  500: 'failed',
  502: 'unavailable',
  503: 'unavailable',
}

/** Optional parts of an {@link HttpError}. */
interface HttpErrorOptions extends ErrorOptions {
  /** @default by the status */
  code?: ErrorCode | undefined
  headers?: Record<string, string> | undefined
}

/** Thrown by handlers to send an error response. `message` is shown to users. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>
  readonly code: string | undefined

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { code = codes[status], headers = {}, ...options }: HttpErrorOptions = {},
  ) {
    super(message, options)
    this.status = status
    this.headers = headers
    this.code = code
  }
}

/** The error of an unknown path. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.')
}

/** Responds with an error as JSON, in the contract's format. */
export function sendError(context: Context, { status, message, code, headers }: HttpError): Response {
  const body: ErrorResponse = { success: false, message, code }
  return context.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}

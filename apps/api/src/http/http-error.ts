import type { ErrorResponse } from '@summit/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by handlers to send an error response. `message` is shown to users. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The error of an unknown path. */
export function notFound(): HttpError {
  return new HttpError(404, 'There is nothing at this address.')
}

/** Responds with an error as JSON, in the contract's format. */
export function sendError(context: Context, { status, message, headers }: HttpError): Response {
  const body: ErrorResponse = { success: false, message }
  return context.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}

import type { ErrorResponse } from '@summit/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A call that ends with an error for the caller. `message` is a sentence that people may read. */
export class CallError extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Nothing answers at this address. */
export function nothingHere(): CallError {
  return new CallError(404, 'There is nothing at this address.')
}

/** The form in which calls report an error: JSON, never a page. */
export function errorResponse(context: Context, { status, message, headers }: CallError): Response {
  const body: ErrorResponse = { success: false, message }
  return context.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}

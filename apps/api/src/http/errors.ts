import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { DatabaseUnavailableError, getErrorCode } from '../database/database.ts'
import { QueueFullError } from '../shared/bounded-queue.ts'
import { HttpError, sendError } from './http-error.ts'

/** PostgreSQL error classes: connection failure, insufficient resources, server shutdown or startup, failed login. */
const POSTGRES_UNAVAILABLE = /^(08|28|53|57P)[0-9A-Z]+$/

/** Classes of statements that fail wherever they are executed: not supported, invalid data, constraints, syntax and access. */
const POSTGRES_FAULT = /^(0A|2[123]|42)[0-9A-Z]+$/

const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/** Error handler of the app: responds with JSON and logs unexpected errors. */
export function errorHandler(log: Logger) {
  return (error: Error, context: Context): Response => sendError(context, toHttpError(log, error, context))
}

/** Converts any error to an HttpError that is safe to show, and logs unexpected ones. */
export function toHttpError(log: Logger, error: Error, context: Context): HttpError {
  const known = asHttpError(error)
  const { path } = context.req
  const id = context.get('requestId')
  if (known.status === 500) log.error({ err: error, id, path }, 'request failed')
  else if (known !== error && known.status === 503) log.warn({ err: error, id, path }, 'request rejected')
  else if (known.cause instanceof Error) log.warn({ err: known.cause, id, path }, 'request rejected')
  return known
}

function asHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof QueueFullError) {
    return new HttpError(503, 'The server is busy. Please try again in a moment.', { headers: { 'Retry-After': '1' } })
  }
  if (isDatabaseFailure(error)) {
    return new HttpError(503, 'The service is not available right now. Please try again in a moment.', {
      headers: { 'Retry-After': '5' },
    })
  }
  return new HttpError(500, 'Something went wrong on our side. Please try again.')
}

/**
 * Whether the database has failed, and not a statement of ours, which would fail again. `pg` has no error class for connection
 * failures.
 */
function isDatabaseFailure(error: Error): boolean {
  if (error instanceof DatabaseUnavailableError) return true
  if (error instanceof DrizzleQueryError) return !POSTGRES_FAULT.test(getErrorCode(error.cause))
  const code = getErrorCode(error)
  const isUnavailable = UNREACHABLE_CODES.has(code) || POSTGRES_UNAVAILABLE.test(code)
  return isUnavailable || /^(timeout exceeded|Connection terminated)/.test(error.message)
}

import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { QueueFull } from '../shared/bounded-queue.ts'
import { DatabaseUnavailable } from '../database/database.ts'
import { CallError, errorResponse } from './http-error.ts'

/** PostgreSQL's codes for: no connection, no resources left, shutting down or starting up, and a refused password. */
const POSTGRES_UNAVAILABLE = /^(08|28|53|57P)[0-9A-Z]+$/

const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/** Turns an error that a call threw into its JSON answer, and logs unexpected ones. */
export function answerErrors(log: Logger) {
  return (error: Error, context: Context): Response => errorResponse(context, reportedError(log, error, context))
}

/** The error as the caller may see it. Logs unexpected ones. */
export function reportedError(log: Logger, error: Error, context: Context): CallError {
  const known = asCallError(error)
  const { path } = context.req
  if (known.status === 500) log.error({ err: error, path }, 'call failed')
  else if (known !== error && known.status === 503) log.warn({ err: error, path }, 'call turned away')
  else if (known.cause instanceof Error) log.warn({ err: known.cause, path }, 'call turned away')
  return known
}

function asCallError(error: Error): CallError {
  if (error instanceof CallError) return error
  if (error instanceof QueueFull) {
    return new CallError(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': '1' })
  }
  if (isDatabaseFailure(error)) {
    return new CallError(503, 'The service is not available right now. Please try again in a moment.', {
      'Retry-After': '5',
    })
  }
  return new CallError(500, 'Something went wrong on our side. Please try again.')
}

/** A statement that failed, or a connection that could not be had or broke; for those `pg` has no class of its own. */
function isDatabaseFailure(error: Error): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof DrizzleQueryError) return true
  const code = 'code' in error ? String(error.code) : ''
  const isUnavailable = UNREACHABLE_CODES.has(code) || POSTGRES_UNAVAILABLE.test(code)
  return isUnavailable || /^(timeout exceeded|Connection terminated)/.test(error.message)
}

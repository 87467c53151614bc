import { apiRoutes } from '@summit/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

/** The server's log: one JSON object a line. It never sees a body, a cookie, a header or a query string. */
export function createLog(destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = { base: null, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Logs each call once, with its status. Files and health checks are logged only when they fail. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    const isNews = /^\/(api|auth\/v1)\//.test(context.req.path) && context.req.path !== apiRoutes.health
    if (!isNews && status < 500) return
    const ms = Math.round(performance.now() - start)
    log.info({ method: context.req.method, path: context.req.path, status, ms }, 'request')
  }
}

/** Mail servers repeat the address that they refuse. */
const MAIL_ADDRESS = /[^\s<>@"']+@[^\s<>@"']+/g

/** `fetch` says no more than that it failed. */
function hidesItsCause(error: Error): boolean {
  return error instanceof DrizzleQueryError || error.message === 'fetch failed'
}

/**
 * The message of a failed query contains its parameters, password hashes among them, so its cause is logged instead.
 */
function describeError(error: Error) {
  const told = hidesItsCause(error) && error.cause instanceof Error ? error.cause : error
  const frames = told.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: told.name, message: told.message.replace(MAIL_ADDRESS, '[address]'), stack: frames?.join('\n') }
}

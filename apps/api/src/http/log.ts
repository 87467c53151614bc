import { apiRoutes } from '@summit/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import pino, { type Logger } from 'pino'

/** Creates the server's log, one JSON object per line. Bodies, headers and query strings are not logged. */
export function createLog(destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = { base: null, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Logs each API request with its status; files and health checks only when they fail. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    const isApi = /^\/(api|auth\/v1)\//.test(context.req.path) && context.req.path !== apiRoutes.health
    if (!isApi && status < 500) return
    const ms = Math.round(performance.now() - start)
    log.info({ method: context.req.method, path: context.req.path, status, ms }, 'request')
  }
}

/** Email addresses in error messages, for example of mail servers. */
const MAIL_ADDRESS = /[^\s<>@"']+@[^\s<>@"']+/g

/** Whether the cause is more useful than the error. */
function isWrapper(error: Error): boolean {
  return error instanceof DrizzleQueryError || error.message === 'fetch failed'
}

/** Serializes an error. The message of a failed query contains its parameters, so its cause is logged instead. */
function describeError(error: Error) {
  const logged = isWrapper(error) && error.cause instanceof Error ? error.cause : error
  const frames = logged.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: logged.name, message: logged.message.replace(MAIL_ADDRESS, '[address]'), stack: frames?.join('\n') }
}

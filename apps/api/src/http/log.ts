import { DrizzleQueryError } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import pino, { type Logger } from 'pino'
import { probePaths } from './health.ts'
import { HttpError } from './http-error.ts'

/** Creates the server's log, one JSON object per line. Bodies, headers and query strings are not logged. */
export function createLog(destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = { base: null, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Gives each request an id, in the log and in `X-Request-Id`: the proxy's if that is a plain word of at most 64 characters. */
export function identifyRequests(): MiddlewareHandler {
  return requestId({ limitLength: 64 })
}

/** Measures a request. `route` is the registered path, so that it has few values. */
export type ObserveRequest = (request: { method: string; route: string; status: number }, seconds: number) => void

/** Logs each API request with its status; files and probes only when they fail. Measures all. */
export function logRequests(log: Logger, observe?: ObserveRequest): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const ms = performance.now() - start
    observe?.({ method, route: routePath(context), status }, ms / 1000)
    const isApi = /^\/(api|auth\/v1)\//.test(path) && !probePaths.includes(path)
    if (!isApi && status < 500) return
    log.info({ id: context.get('requestId'), method, path, status, ms: Math.round(ms) }, 'request')
  }
}

/** Email addresses in error messages, for example of mail servers. */
const MAIL_ADDRESS = /[^\s<>@"']+@[^\s<>@"']+/g

/** Whether the cause is more useful than the error. */
function isWrapper(error: Error): boolean {
  return error instanceof DrizzleQueryError || error instanceof HttpError || error.message === 'fetch failed'
}

/** Serializes an error. The message of a failed query contains its parameters, so its cause is logged instead. */
function describeError(error: Error): object {
  if (isWrapper(error) && error.cause instanceof Error) return describeError(error.cause)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message: error.message.replace(MAIL_ADDRESS, '[address]'),
    stack: frames?.join('\n'),
    // Such as those of a host's addresses, of which each was tried.
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  }
}

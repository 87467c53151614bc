import type { MiddlewareHandler } from 'hono'

/** Lets no cache keep an answer. */
export const neverStored: MiddlewareHandler = async (context, next) => {
  await next()
  context.res.headers.set('Cache-Control', 'no-store')
}

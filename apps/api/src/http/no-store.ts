import type { MiddlewareHandler } from 'hono'

/** Sets `Cache-Control: no-store`. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  context.res.headers.set('Cache-Control', 'no-store')
}

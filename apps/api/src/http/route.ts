import type { Handler, Hono } from 'hono'
import { CallError } from './http-error.ts'

/** One call: a path, and what each of its methods does. Any other method hears which ones there are. */
export function serveCall(app: Hono, path: string, handlers: { GET?: Handler; POST?: Handler; PUT?: Handler }): void {
  if (handlers.GET) app.get(path, handlers.GET)
  if (handlers.POST) app.post(path, handlers.POST)
  if (handlers.PUT) app.put(path, handlers.PUT)
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  app.all(path, () => {
    throw new CallError(405, 'This address does not take that method.', { Allow: allowed.join(', ') })
  })
}

import type { Handler, Hono } from 'hono'
import { HttpError } from './http-error.ts'

/** Registers a path with its methods. Other methods get 405 with an `Allow` header. */
export function route(
  app: Hono,
  path: string,
  handlers: { GET?: Handler; POST?: Handler; PUT?: Handler; DELETE?: Handler },
): void {
  if (handlers.GET) app.get(path, handlers.GET)
  if (handlers.POST) app.post(path, handlers.POST)
  if (handlers.PUT) app.put(path, handlers.PUT)
  if (handlers.DELETE) app.delete(path, handlers.DELETE)
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  app.all(path, () => {
    throw new HttpError(405, 'This address does not take that method.', { headers: { Allow: allowed.join(', ') } })
  })
}

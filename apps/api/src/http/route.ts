import type { Handler, Hono } from 'hono'
import { HttpError } from './http-error.ts'

/** Registers a path with its methods. Other methods get 405 with an `Allow` header. */
export function route(
  app: Hono,
  path: string,
  handlers: Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>,
): void {
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler)
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  app.all(path, () => {
    throw new HttpError(405, 'This address does not take that method.', { headers: { Allow: allowed.join(', ') } })
  })
}

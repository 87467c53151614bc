import { apiRoutes } from '@summit/contract'
import type { Hono } from 'hono'
import type { LazyDatabase } from '../database/database.ts'
import { HttpError } from './http-error.ts'
import { route } from './route.ts'

/** Health check for load balancers and start scripts: 200, or 503 with the reason. */
export function healthRoute(app: Hono, database: LazyDatabase): void {
  route(app, apiRoutes.health, {
    GET: async (context) => {
      const health = await database.health()
      if (health.status === 'ok') return context.json(health)
      throw new HttpError(503, health.reason, { 'Retry-After': '1' })
    },
  })
}

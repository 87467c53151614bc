import { apiRoutes } from '@summit/contract'
import type { Hono } from 'hono'
import type { DatabaseLink } from '../database/database.ts'
import { CallError } from './http-error.ts'
import { serveCall } from './route.ts'

/** For balancers and start scripts: 200 when calls can be served, else 503 and the reason. */
export function serveHealth(app: Hono, database: DatabaseLink): void {
  serveCall(app, apiRoutes.health, {
    GET: async (context) => {
      const health = await database.health()
      if (health.status === 'ok') return context.json(health)
      throw new CallError(503, health.reason, { 'Retry-After': '1' })
    },
  })
}

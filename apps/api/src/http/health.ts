import { apiRoutes } from '@summit/contract'
import type { Hono } from 'hono'
import type { LazyDatabase } from '../database/database.ts'
import { HttpError } from './http-error.ts'
import { route } from './route.ts'

/** The liveness check, for supervisors that restart the process. Not part of the contract: pages do not call it. */
export const LIVENESS_PATH = '/api/live'

/** Paths that probes request every few seconds. */
export const probePaths: string[] = [LIVENESS_PATH, apiRoutes.health]

/**
 * Liveness and readiness. Liveness is 200 while the process answers; readiness, `/api/health`, is 503 with the reason while
 * requests should go to another server: while the database cannot be used, and before the server stops.
 */
export function healthRoutes(app: Hono, database: LazyDatabase, isDraining: () => boolean): void {
  route(app, LIVENESS_PATH, { GET: (context) => context.json({ status: 'ok' }) })
  route(app, apiRoutes.health, {
    GET: async (context) => {
      if (isDraining()) throw new HttpError(503, 'The server is stopping.', { headers: { 'Retry-After': '1' } })
      const health = await database.health()
      if (health.status === 'ok') return context.json(health)
      throw new HttpError(503, health.reason, { headers: { 'Retry-After': '1' } })
    },
  })
}

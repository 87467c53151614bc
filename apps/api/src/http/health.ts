import { callPaths, type ErrorAnswer } from '@summit/features/contract'
import type { Hono } from 'hono'
import type { DatabaseLink } from '../database/database.ts'
import { serveCall } from './call.ts'

/** For balancers and start scripts: 200 when calls can be served, else 503 and the reason. */
export function serveHealth(app: Hono, database: DatabaseLink): void {
  serveCall(app, callPaths.health, {
    GET: async (context) => {
      const health = await database.health()
      if (health.status === 'ok') return context.json(health)
      const fault: ErrorAnswer = { success: false, message: health.reason }
      return context.json({ ...health, ...fault }, 503, { 'Retry-After': '1' })
    },
  })
}

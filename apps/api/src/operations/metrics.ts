import { isNotNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import type { LazyDatabase } from '../database/database.ts'
import type { ObserveRequest } from '../http/log.ts'
import type { SecurityEvent } from '../http/security-log.ts'
import type { Vitals } from '../vitals/routes.ts'
import { mails } from '../mail/tables.ts'
import { buildInfo } from './build-info.ts'

/** What the server counts. */
export interface Metrics {
  observeRequest: ObserveRequest
  countSecurityEvent: (event: SecurityEvent) => void
  countMail: (outcome: 'sent' | 'failed') => void
  /** What a page has measured in a browser. */
  observeVitals: (page: string, vitals: Vitals) => void
  /** Serves `/metrics` in the OpenMetrics format. */
  app: Hono
}

/** Creates the metrics of one server: requests, security events, mails, the database, and those of the Node process. */
export function createMetrics(database: LazyDatabase, now: () => Date): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  new Gauge({ name: 'summit_build_info', help: 'What runs.', labelNames: ['version', 'build'], registers }).set(
    buildInfo,
    1,
  )
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const events = new Counter({
    name: 'summit_security_events_total',
    help: 'Security events, named as in the log.',
    labelNames: ['event'],
    registers,
  })
  const sent = new Counter({
    name: 'summit_mails_total',
    help: 'Attempts to send a mail, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `web_vitals_${name}`, help, labelNames: ['page'], buckets, registers })
  const lcp = vital('lcp_seconds', 'Largest contentful paint.', [0.5, 1, 1.5, 2, 2.5, 4, 6, 10])
  const inp = vital('inp_seconds', 'Longest interaction of a visit.', [0.05, 0.1, 0.2, 0.3, 0.5, 1])
  const cls = vital('cls', 'Cumulative layout shift.', [0.001, 0.01, 0.05, 0.1, 0.25, 0.5])
  const isUp = new Gauge({ name: 'summit_database_up', help: 'Whether the database can be used.', registers })
  const queued = new Gauge({ name: 'summit_mails_queued', help: 'Mails waiting to be sent.', registers })
  const oldest = new Gauge({
    name: 'summit_mails_oldest_seconds',
    help: 'Age of the oldest mail waiting to be sent.',
    registers,
  })

  const findWaiting = async () => {
    const [waiting] = await (
      await database.get()
    )
      .select({
        count: sql<number>`count(*)::int`,
        since: sql<number | null>`extract(epoch from min(created_at))::float`,
      })
      .from(mails)
      .where(isNotNull(mails.dueAt))
    return waiting
  }
  const collect = async () => {
    const { status } = await database.health()
    // It may be lost in between, and the other metrics are needed then.
    const waiting = status === 'ok' ? await findWaiting().catch(() => undefined) : undefined
    isUp.set(waiting ? 1 : 0)
    // Without a database their values are unknown.
    queued.remove()
    oldest.remove()
    if (!waiting) return
    const seconds = now().getTime() / 1000
    queued.set(waiting.count)
    oldest.set(Math.max(0, seconds - (waiting.since ?? seconds)))
  }

  const app = new Hono()
  app.get('/metrics', async (context) => {
    await collect()
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return {
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    countSecurityEvent: (event) => events.inc({ event }),
    countMail: (outcome) => sent.inc({ outcome }),
    observeVitals: (page, vitals) => {
      if (vitals.lcp !== undefined) lcp.observe({ page }, vitals.lcp / 1000)
      if (vitals.cls !== undefined) cls.observe({ page }, vitals.cls)
      if (vitals.inp !== undefined) inp.observe({ page }, vitals.inp / 1000)
    },
    app,
  }
}

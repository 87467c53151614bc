import { apiRoutes } from '@summit/contract'
import { Hono } from 'hono'
import pino from 'pino'
import { beforeEach, expect, it } from 'vitest'
import type { LazyDatabase } from '../database/database.ts'
import { logRequests } from '../http/log.ts'
import { mailQueue } from '../mail/queue.ts'
import { openDatabase } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const database = await testDatabase()
const now = () => new Date('2026-05-04T06:00:00Z')
let metrics: Metrics
beforeEach(() => {
  metrics = createMetrics(openDatabase(database), now)
})

const read = async () => (await metrics.app.request('/metrics')).text()

it('are in the OpenMetrics format', async () => {
  const response = await metrics.app.request('/metrics')
  expect(response.headers.get('Content-Type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/# EOF\n$/)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).toMatch(/^summit_build_info\{version="\d[\d.]+",build="[\da-f]{12}"\} 1$/m)
})

it('measure requests by registered path, so that visitors cannot add series', async () => {
  const app = new Hono()
  app.use(logRequests(pino({ level: 'silent' }), metrics.observeRequest))
  app.post(apiRoutes.login, (context) => context.json({}, 401))
  app.get('*', (context) => context.text('a page'))
  await app.request(`${apiRoutes.login}?a=1`, { method: 'POST' })
  await app.request('/one')
  await app.request('/two')
  const text = await read()
  expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="401"} 1')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2')
})

it('count mails and security events', async () => {
  metrics.countMail('failed')
  metrics.countSecurityEvent('authn_login_fail')
  const text = await read()
  expect(text).toContain('summit_mails_total{outcome="failed"} 1')
  expect(text).toContain('summit_security_events_total{event="authn_login_fail"} 1')
})

it('have what pages have measured, as far as they have', async () => {
  metrics.observeVitals('/pricing', { lcp: 812.5, cls: 0.004 })
  metrics.observeVitals('/pricing', { lcp: 2600, cls: 0, inp: 180 })
  const text = await read()
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1",page="/pricing"} 1')
  expect(text).toContain('web_vitals_lcp_seconds_count{page="/pricing"} 2')
  expect(text).toContain('web_vitals_cls_bucket{le="0.01",page="/pricing"} 2')
  expect(text).toContain('web_vitals_inp_seconds_count{page="/pricing"} 1')
})

it('have the length of the mail queue and the age of its oldest mail', async () => {
  expect(await read()).toMatch(/^summit_mails_queued 0$/m)
  const queue = mailQueue(
    { delivery: 'smtp', url: 'smtp://localhost', from: { name: '', address: 'a@summit.example' } },
    () => new Date(now().getTime() - 90_000),
  )
  await queue(database, { to: 'ada@example.org', subject: 'Hello', text: '', html: '' })
  const text = await read()
  expect(text).toMatch(/^summit_database_up 1$/m)
  expect(text).toMatch(/^summit_mails_queued 1$/m)
  expect(text).toMatch(/^summit_mails_oldest_seconds 90$/m)
})

it.each<[string, Partial<LazyDatabase>]>([
  ['is unavailable', { health: async () => ({ status: 'unavailable', reason: 'It is opening.' }) }],
  ['is lost after the health check', { get: () => Promise.reject(new Error('connection lost')) }],
])('omit the mail queue while the database %s', async (_, lost) => {
  metrics = createMetrics({ ...openDatabase(database), ...lost }, now)
  const response = await metrics.app.request('/metrics')
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toMatch(/^summit_database_up 0$/m)
  expect(text).not.toMatch(/^summit_mails_queued/m)
  expect(text).not.toMatch(/^summit_mails_oldest_seconds/m)
})

import { expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import { errorHandler } from '../http/errors.ts'
import pino from 'pino'
import { vitalsRoute } from './routes.ts'

function open() {
  const observe = vi.fn()
  const app = new Hono()
  app.onError(errorHandler(pino({ level: 'silent' })))
  vitalsRoute(app, { isPage: (path) => path === '/pricing', observe })
  const post = (body: unknown) =>
    app.request('/api/vitals', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  return { observe, post }
}

const report = { path: '/pricing', lcp: 812.5, cls: 0.004, inp: 48 }

it('takes what a page has measured, all of it or some', async () => {
  const { observe, post } = open()
  expect((await post(report)).status).toBe(204)
  expect(observe).toHaveBeenLastCalledWith('/pricing', { lcp: 812.5, cls: 0.004, inp: 48 })
  await post({ path: '/pricing' })
  expect(observe).toHaveBeenLastCalledWith('/pricing', {})
})

it('counts no page that the site does not have', async () => {
  const { observe, post } = open()
  expect((await post({ ...report, path: '/made/up' })).status).toBe(204)
  expect(observe).not.toHaveBeenCalled()
})

it.each([
  null,
  {},
  { ...report, lcp: -1 },
  { ...report, lcp: 600_001 },
  { ...report, cls: '0' },
  { ...report, cls: null },
  { ...report, inp: 1e9 },
])('refuses %j', async (body) => {
  const { observe, post } = open()
  expect((await post(body)).status).toBe(400)
  expect(observe).not.toHaveBeenCalled()
})

import { DrizzleQueryError } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { errorHandler } from './errors.ts'
import { HttpError } from './http-error.ts'
import { createLog, identifyRequests, logRequests } from './log.ts'

function appWithLog() {
  let written = ''
  const log = createLog({ write: (line: string) => (written += line) })
  const app = new Hono()
  app.use('/api/*', identifyRequests())
  app.use(logRequests(log))
  app.onError(errorHandler(log))
  return { app, written: () => written }
}

it('T2 T40 logs method, path, status and duration of a request, and no secret', async () => {
  const { app, written } = appWithLog()
  app.post('/api/auth/login', (context) => context.json({}, 401))

  await app.request('/api/auth/login?token_hash=secret-query', {
    method: 'POST',
    body: '{"password":"secret-body"}',
    headers: { Cookie: 'summit_session=secret-cookie', Authorization: 'Bearer secret-token' },
  })

  expect(JSON.parse(written())).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    msg: 'request',
    id: expect.any(String) as string,
    method: 'POST',
    path: '/api/auth/login',
    status: 401,
    ms: expect.any(Number) as number,
  })
  expect(written()).not.toContain('secret')
})

it('T2 T40 omits the query of a failed request and the parameters of a failed statement', async () => {
  const { app, written } = appWithLog()
  app.get('/api/x', () => {
    throw new DrizzleQueryError('insert into users', ['secret-hash'], new Error('connection lost'))
  })

  expect((await app.request('/api/x?token_hash=secret-query')).status).toBe(503)
  expect(written()).toContain('connection lost')
  expect(written()).not.toContain('secret')
})

it('says why several calls of a service have failed', () => {
  let written = ''
  const log = createLog({ write: (line: string) => (written += line) })
  const refused = new AggregateError([
    new Error('connect ECONNREFUSED ::1'),
    new Error('connect ECONNREFUSED 127.0.0.1'),
  ])
  const unavailable = new HttpError(502, 'Please try again.', {
    cause: new TypeError('fetch failed', { cause: refused }),
  })
  log.warn({ err: new AggregateError([unavailable], 'Not all accounts were deleted.') }, 'not maintained')
  for (const reason of ['Not all accounts', '::1', '127.0.0.1']) expect(written).toContain(reason)
})

it('T40 redacts e-mail addresses', () => {
  let written = ''
  const log = createLog({ write: (line: string) => (written += line) })
  log.warn(
    { err: new Error('all recipients were rejected: 550 5.1.1 <ada.lovelace@example.org> unknown') },
    'mail not sent',
  )
  expect(written).toContain('550 5.1.1 <[address]> unknown')
  expect(written).not.toContain('lovelace')
})

it('writes the same request id into the log and the response, taken from the proxy if it is a plain word', async () => {
  const { app, written } = appWithLog()
  app.get('/api/x', (context) => context.json({}))
  for (const sent of ['proxy-id_1', 'ada@example.org', 'x'.repeat(65)]) {
    const { headers } = await app.request('/api/x', { headers: { 'X-Request-Id': sent } })
    const id = headers.get('X-Request-Id') ?? ''
    expect(id === sent).toBe(sent === 'proxy-id_1')
    expect(written()).toContain(`"id":"${id}"`)
  }
  expect(written()).not.toMatch(/ada@|xxx/)
})

it('does not log successful files and health checks', async () => {
  const { app, written } = appWithLog()
  app.get('*', (context) => context.text('ok'))
  await app.request('/assets/site.js')
  await app.request('/api/health')
  await app.request('/api/live')
  expect(written()).toBe('')
})

import { callPaths, errorAnswer } from '@summit/features/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QueueFull } from './auth/bounded-queue.ts'
import { type Connection, DatabaseUnavailable } from './database/database.ts'
import { BODY_MAX } from './http/body.ts'
import { createTestApp, openLink, type TestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

let connection: Connection
let test: TestApp
beforeAll(async () => {
  connection = await openTestDatabase()
  const config = { rateLimit: { perAddress: 1_000_000, windowSeconds: 1 } }
  test = createTestApp({ database: openLink(connection.database), config })
}, 60_000)
afterAll(() => connection.close())

/** The fault an answer reports. Anything but JSON in the shape of the contract fails. */
async function faultOf(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return v.parse(v.union([errorAnswer, serviceFault]), await response.json()).message
}

/** The envelope of the authentication service. */
const serviceFault = v.strictObject({ code: v.string(), message: v.string() })

const json = { 'Content-Type': 'application/json' }
const login = (body: BodyInit | null, headers: Record<string, string> = json) =>
  test.send(callPaths.login, { method: 'POST', body, headers })
const wrongLogin = (headers: Record<string, string>) =>
  login('{"email":"nobody@summit.test","password":"x"}', { ...json, ...headers })

describe('addresses and methods', () => {
  it.each([
    ...['/api', '/api/', '/api/nope', '/api/auth/login/'],
    ...['/auth/v1', '/auth/v1/', '/auth/v1/nope', '/auth/v1/admin/users', '/auth/v1/..%2fadmin', '/auth/v1/token/'],
  ])('answers %s, which is no call, with 404 and JSON', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const response = await test.send(path, { method })
      expect(response.status).toBe(404)
      await faultOf(response)
    }
  })

  it.each([
    [callPaths.login, ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'], 'POST'],
    [callPaths.logout, ['GET', 'HEAD', 'DELETE'], 'POST'],
    [callPaths.session, ['POST', 'PUT', 'OPTIONS'], 'GET, HEAD'],
    [callPaths.health, ['POST', 'PATCH'], 'GET, HEAD'],
    ['/api/auth/google', ['POST'], 'GET, HEAD'],
    ['/auth/v1/verify', ['GET', 'HEAD', 'PUT'], 'POST'],
    ['/auth/v1/user', ['POST', 'DELETE'], 'GET, HEAD, PUT'],
  ])('answers a wrong method on %s with 405 and the right ones', async (path, methods, allowed) => {
    for (const method of methods) {
      const response = await test.send(path, { method })
      expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, allowed])
      if (method !== 'HEAD') await faultOf(response)
    }
  })
})

it('leads password managers to the page that begins with a mail', async () => {
  const response = await test.send('/.well-known/change-password')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth/forgot-password'])
})

describe('where a call comes from', () => {
  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'https://summit.example.evil.example' }],
    [{ Origin: 'http://summit.example' }],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://summit.example', 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: 'https://evil.example', Host: 'evil.example' }],
  ])('CSRF is refused with 403: %o', async (headers) => {
    const response = await wrongLogin(headers)
    expect(response.status).toBe(403)
    await faultOf(response)
    const others = [
      ...[callPaths.logout, callPaths.forgotPassword, '/auth/v1/verify', '/auth/v1/callback'].map((path) => [
        'POST',
        path,
      ]),
      ['PUT', '/auth/v1/user'],
    ] as const
    for (const [method, path] of others) {
      expect((await test.send(path, { method, headers: headers as Record<string, string> })).status, path).toBe(403)
    }
  })

  it.each([
    [{}],
    [{ Origin: 'https://summit.example' }],
    [{ Origin: 'https://summit.example', 'Sec-Fetch-Site': 'same-origin' }],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ])('our own pages and programs without a browser are let in: %o', async (headers) => {
    expect((await wrongLogin(headers as Record<string, string>)).status).not.toBe(403)
  })

  it('takes a site on this machine under each of its names, on its own port only', async () => {
    const { send } = createTestApp({
      database: openLink(connection.database),
      config: { siteUrl: 'http://localhost:3000' },
    })
    const from = async (origin: string) =>
      (await send(callPaths.logout, { method: 'POST', headers: { Origin: origin } })).status
    expect(await from('http://127.0.0.1:3000')).toBe(204)
    expect(await from('http://[::1]:3000')).toBe(204)
    expect(await from('http://localhost:3001')).toBe(403)
    expect(await from('http://evil.example:3000')).toBe(403)
  })

  it('no answer has CORS headers', async () => {
    const headers = { Origin: 'https://evil.example' }
    for (const path of [callPaths.login, callPaths.session, '/auth/v1/settings', '/auth/v1/user', '/nope']) {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const response = await test.send(path, { method, headers })
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  it('T12 is told by as many proxies as are trusted', async () => {
    const config = { trustedProxies: 1, rateLimit: { perAddress: 1, windowSeconds: 60 } }
    const { post } = createTestApp({ database: openLink(connection.database), config })
    const from = async (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded }
      return (await post(callPaths.forgotPassword, { email: 'ada@summit.test' }, { headers })).status
    }
    expect(await from('198.51.100.1')).toBe(200)
    expect(await from('198.51.100.2, 198.51.100.1')).toBe(429)
    expect(await from('198.51.100.1, 198.51.100.2')).toBe(200)
  })
})

describe('bodies', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'of the type %j are answered with 415',
    async (type) => {
      const response = await login('{}', type ? { 'Content-Type': type } : {})
      expect(response.status).toBe(415)
      await faultOf(response)
    },
  )

  it('may name their charset', async () => {
    const type = 'Application/JSON; charset=utf-8'
    expect((await wrongLogin({ 'Content-Type': type })).status).toBe(401)
  })

  it.each(['', '{', '{"email":"a"', 'null,', "{'email':1}", '\0', '[1,]'])(
    'that are not JSON are answered with 400: %j',
    async (body) => {
      const response = await login(body)
      expect(response.status).toBe(400)
      expect(await faultOf(response)).toBe('The request is not valid JSON.')
    },
  )

  it.each([
    null,
    [],
    'text',
    7,
    {},
    { email: 'ada@summit.test' },
    { email: { $ne: '' }, password: { $ne: '' } },
    { email: ['ada@summit.test'], password: 'x' },
    { email: 'ada@summit.test', password: 7 },
    { email: '', password: 'x' },
    { email: '   ', password: 'x' },
    { email: 'ada@summit.test', password: '' },
    { email: 'a'.repeat(255), password: 'x' },
    { email: 'ada@summit.test', password: 'x'.repeat(257) },
  ])('T26 of the wrong shape are answered with 400: %j', async (body) => {
    const response = await test.post(callPaths.login, body)
    expect(response.status).toBe(400)
    expect(await faultOf(response)).toBe('Please enter your email address and your password.')
  })

  it('T16 cannot reach the prototype of anything', async () => {
    const body =
      '{"email":"polluter@summit.test","password":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'
    expect((await login(body)).status).toBe(401)
    expect('isAdmin' in {}).toBe(false)
  })

  it('T25 over 16 KiB are answered with 413, announced or not', async () => {
    const padded = (size: number) => JSON.stringify({ email: 'a', password: 'x' }).padEnd(size)
    expect(BODY_MAX).toBe(16_384)
    expect((await login(padded(BODY_MAX))).status).toBe(401)
    expect((await login(padded(BODY_MAX + 1))).status).toBe(413)
    expect((await login('{}', { ...json, 'Content-Length': '999999999999' })).status).toBe(413)

    const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(1000).fill(32)) })
    const init = { method: 'POST', body: endless, headers: json, duplex: 'half' } satisfies RequestInit & {
      duplex: 'half'
    }
    const response = await test.send(callPaths.login, init)
    expect(response.status).toBe(413)
    await faultOf(response)
  })

  it('that break off are answered with 408', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('gone')) })
    const init = { method: 'POST', body: broken, headers: json, duplex: 'half' } satisfies RequestInit & {
      duplex: 'half'
    }
    expect((await test.send(callPaths.login, init)).status).toBe(408)
  })
})

describe('headers', () => {
  it.each([callPaths.health, callPaths.session, '/api/nope', '/nope', '/auth/v1/settings', '/auth/v1/user'])(
    'T18 T36 of %s forbid framing, sniffing and caching',
    async (path) => {
      const { headers } = await test.send(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    },
  )

  it('T37 ask for https for a year where the site is on https, and nowhere else', async () => {
    const onHttp = createTestApp({
      database: openLink(connection.database),
      config: { siteUrl: 'http://localhost:3000' },
    })
    const name = 'Strict-Transport-Security'
    expect((await test.send('/api/nope')).headers.get(name)).toBe('max-age=31536000; includeSubDomains')
    expect((await onHttp.send('/api/nope')).headers.has(name)).toBe(false)
  })
})

describe('when the database is away', () => {
  const away = (error: Error) => ({
    ...openLink(connection.database),
    connected: () => Promise.reject(error),
    health: async () => ({ status: 'unavailable', reason: 'The database cannot be reached.' }) as const,
  })

  it('says so in the health check, with 503 and the reason', async () => {
    const response = await createTestApp({ database: away(new Error()) }).send(callPaths.health)
    expect(response.status).toBe(503)
    expect(await faultOf(response)).toBe('The database cannot be reached.')
  })

  it('is healthy otherwise', async () => {
    const response = await test.send(callPaths.health)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  it.each<[number, () => Error]>([
    [503, () => new DatabaseUnavailable('The database is opening.')],
    [503, () => new DrizzleQueryError('select', [], new Error('terminated'))],
    [503, () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    [503, () => new Error('Connection terminated unexpectedly')],
    [503, () => new QueueFull()],
    [500, () => new TypeError('secret detail')],
  ])('answers calls with %i and no detail: %s', async (status, fail) => {
    const { post } = createTestApp({ database: away(fail()) })
    const response = await post(callPaths.login, { email: 'a', password: 'b' })
    expect(response.status).toBe(status)
    expect(response.headers.has('Retry-After')).toBe(status === 503)
    expect(await faultOf(response)).toMatch(/^(The service is not available|The server is busy|Something went wrong)/)
  })
})

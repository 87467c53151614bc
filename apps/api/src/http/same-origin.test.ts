import { apiRoutes } from '@summit/contract'
import { describe, expect, it } from 'vitest'
import { errorMessage } from '../testing/error-message.ts'
import { createTestApp, openDatabase } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const test = createTestApp({
  database: openDatabase(database),
  config: { rateLimit: { max: 1_000_000, windowSeconds: 1 } },
})

const wrongLogin = (headers: Record<string, string>) =>
  test.post(apiRoutes.login, { email: 'nobody@summit.test', password: 'x' }, { headers })

describe('the origin of a request', () => {
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
    await errorMessage(response)
    const others = [
      ...[apiRoutes.logout, apiRoutes.forgotPassword, '/auth/v1/verify', '/auth/v1/callback'].map((path) => [
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
  ])('same-origin pages and clients without Origin are allowed: %o', async (headers) => {
    expect((await wrongLogin(headers as Record<string, string>)).status).not.toBe(403)
  })

  it.each(['GET', 'HEAD'])('may be another site for %s, which changes nothing', async (method) => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await test.send(apiRoutes.session, { method, headers })).status).toBe(401)
  })

  it('accepts each name of loopback, on the same port only', async () => {
    const { send } = createTestApp({
      database: openDatabase(database),
      config: { siteUrl: 'http://localhost:3000' },
    })
    const from = async (origin: string) =>
      (await send(apiRoutes.logout, { method: 'POST', headers: { Origin: origin } })).status
    expect(await from('http://127.0.0.1:3000')).toBe(204)
    expect(await from('http://[::1]:3000')).toBe(204)
    expect(await from('http://localhost:3001')).toBe(403)
    expect(await from('http://evil.example:3000')).toBe(403)
  })

  it('no response has CORS headers', async () => {
    const headers = { Origin: 'https://evil.example' }
    for (const path of [apiRoutes.login, apiRoutes.session, '/auth/v1/settings', '/auth/v1/user', '/nope']) {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const response = await test.send(path, { method, headers })
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  it('T12 is read from as many proxies as are trusted', async () => {
    const config = { trustedProxies: 1, rateLimit: { max: 1, windowSeconds: 60 } }
    const { post } = createTestApp({ database: openDatabase(database), config })
    const from = async (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded }
      return (await post(apiRoutes.forgotPassword, { email: 'ada@summit.test' }, { headers })).status
    }
    expect(await from('198.51.100.1')).toBe(200)
    expect(await from('198.51.100.2, 198.51.100.1')).toBe(429)
    expect(await from('198.51.100.1, 198.51.100.2')).toBe(200)
  })
})

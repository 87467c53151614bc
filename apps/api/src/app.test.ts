import {
  accountApiRoutes,
  apiRoutes,
  codeApiRoutes,
  identityApiRoutes,
  passkeyApiRoutes,
  twoFactorApiRoutes,
} from '@summit/contract'
import { describe, expect, it } from 'vitest'
import { errorMessage } from './testing/error-message.ts'
import { createTestApp, openDatabase } from './testing/test-app.ts'
import { testDatabase } from './testing/test-database.ts'

const database = await testDatabase()
const test = createTestApp({
  database: openDatabase(database),
  config: { rateLimit: { max: 1_000_000, windowSeconds: 1 } },
})

describe('routes and methods', () => {
  it.each([
    ...['/api', '/api/', '/api/nope', '/api/auth/login/'],
    ...['/auth/v1', '/auth/v1/', '/auth/v1/nope', '/auth/v1/admin/users', '/auth/v1/..%2fadmin', '/auth/v1/token/'],
  ])('answers %s, which is no route, with 404 and JSON', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const response = await test.send(path, { method })
      expect(response.status).toBe(404)
      await errorMessage(response)
    }
  })

  it.each([
    [apiRoutes.login, ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'], 'POST'],
    [apiRoutes.logout, ['GET', 'HEAD', 'DELETE'], 'POST'],
    [apiRoutes.session, ['POST', 'PUT', 'OPTIONS'], 'GET, HEAD'],
    [apiRoutes.health, ['POST', 'PATCH'], 'GET, HEAD'],
    ['/api/auth/google', ['POST'], 'GET, HEAD'],
    ['/auth/v1/verify', ['GET', 'HEAD', 'PUT'], 'POST'],
    ['/auth/v1/user', ['POST', 'DELETE'], 'GET, HEAD, PUT'],
  ])('answers a wrong method on %s with 405 and Allow', async (path, methods, allowed) => {
    for (const method of methods) {
      const response = await test.send(path, { method })
      expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, allowed])
      if (method !== 'HEAD') await errorMessage(response)
    }
  })
})

it('ACCOUNT-12 ACCOUNT-23 ACCOUNT-25 has no call of real accounts with demo accounts', async () => {
  const { signUp, resend, verifyEmail } = apiRoutes
  const calls = {
    ...accountApiRoutes,
    ...codeApiRoutes,
    ...identityApiRoutes,
    ...passkeyApiRoutes,
    ...twoFactorApiRoutes,
  }
  const ofBoth: string[] = [accountApiRoutes.sessions, accountApiRoutes.logoutOthers, accountApiRoutes.endSession]
  for (const path of [...Object.values(calls), signUp, resend, verifyEmail].filter((each) => !ofBoth.includes(each))) {
    for (const method of ['GET', 'POST']) expect((await test.send(path, { method })).status, path).toBe(404)
  }
})

it.each([
  ['demo', '/auth/forgot-password'],
  ['real', '/account'],
] as const)('with %s accounts, /.well-known/change-password leads to %s', async (accounts, page) => {
  const { send } = createTestApp({ database: openDatabase(database), config: { accounts } })
  const response = await send('/.well-known/change-password')
  expect([response.status, response.headers.get('Location')]).toEqual([302, page])
})

describe('headers', () => {
  it.each([apiRoutes.health, apiRoutes.session, '/api/nope', '/nope', '/auth/v1/settings', '/auth/v1/user'])(
    'T18 T36 of %s forbid framing, sniffing and caching',
    async (path) => {
      const { headers } = await test.send(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
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

  it('T37 have HSTS for a year on https only', async () => {
    const onHttp = createTestApp({
      database: openDatabase(database),
      config: { siteUrl: 'http://localhost:3000' },
    })
    const name = 'Strict-Transport-Security'
    expect((await test.send('/api/nope')).headers.get(name)).toBe('max-age=31536000; includeSubDomains')
    expect((await onHttp.send('/api/nope')).headers.has(name)).toBe(false)
  })
})

it('fails the health check while it drains, but answers everything else', async () => {
  const draining = createTestApp({ database: openDatabase(database), isDraining: () => true })
  const response = await draining.send(apiRoutes.health)
  expect([response.status, await errorMessage(response)]).toEqual([503, 'The server is stopping.'])
  expect((await draining.send('/api/live')).status).toBe(200)
  expect((await draining.send(apiRoutes.visitor)).status).toBe(200)
})

describe('when the database is unavailable', () => {
  const away = (error: Error) => ({
    ...openDatabase(database),
    get: () => Promise.reject(error),
    health: async () => ({ status: 'unavailable', reason: 'The database cannot be reached.' }) as const,
  })

  it('fails the health check with 503 and the reason', async () => {
    const response = await createTestApp({ database: away(new Error()) }).send(apiRoutes.health)
    expect(response.status).toBe(503)
    expect(await errorMessage(response)).toBe('The database cannot be reached.')
  })

  it('is healthy otherwise', async () => {
    const response = await test.send(apiRoutes.health)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  it('is alive all the same, so that its supervisor does not restart it', async () => {
    const response = await createTestApp({ database: away(new Error()) }).send('/api/live')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  })
})

import { accountApiRoutes, apiRoutes } from '@summit/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorMessage } from './testing/error-message.ts'
import { createTestApp, openDatabase } from './testing/test-app.ts'
import { testDatabase } from './testing/test-database.ts'

const test = createTestApp({
  database: openDatabase(await testDatabase()),
  config: { rateLimit: { max: 1_000_000, windowSeconds: 1 } },
})

it('T26 bodies of any kind, to any route, by any method, never give a server error and always JSON', async () => {
  // Without the unsubscribe route, which answers with pages.
  const service = ['verify', 'recover', 'user', 'logout', 'signup', 'callback', 'authorize?provider=google', 'nope']
  const readByPeople: string[] = [apiRoutes.newsletterUnsubscribe, '/auth/v1/callback']
  const grants = ['password', 'refresh_token', 'pkce', 'x'].map((grant) => `token?grant_type=${grant}`)
  const inService = [...service, ...grants].map((path) => `/auth/v1/${path}`)
  const calls = Object.values({ ...apiRoutes, ...accountApiRoutes }).filter(
    (path) => path !== apiRoutes.newsletterUnsubscribe,
  )
  const paths = [...calls, '/api/nope', ...inService]
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), callLike())
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      text,
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/json;charset=utf-16',
        'application/x-www-form-urlencoded',
      ),
      async (path, method, body, type) => {
        const init = method === 'GET' ? { method } : { method, body, headers: { 'Content-Type': type } }
        const response = await test.send(path, init)
        expect(response.status).toBeLessThan(500)
        if (response.status < 400) return
        if (readByPeople.includes(path))
          expect(response.headers.get('Content-Type')).toMatch(/^(text\/html|application\/json)/)
        else await errorMessage(response)
      },
    ),
    { numRuns: 400 },
  )
}, 60_000)

it('T26 requests with any query, cookie and token, never give a server error', async () => {
  // Characters that are allowed in a header.
  const line = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) })
  const token = fc.oneof(
    line,
    fc.tuple(line, line, line).map((parts) => parts.join('.')),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<[string, string]>(
        ['GET', apiRoutes.session],
        ['GET', apiRoutes.google],
        ['GET', apiRoutes.newsletterUnsubscribe],
        ['GET', '/auth/v1/user'],
        ['GET', '/auth/v1/authorize'],
        ['POST', apiRoutes.logout],
        ['POST', apiRoutes.callback],
        ['POST', apiRoutes.updatePassword],
        ['POST', apiRoutes.newsletterUnsubscribe],
        ['POST', '/auth/v1/logout'],
      ),
      fc.dictionary(
        fc.constantFrom('t', 'code', 'provider', 'redirect_to', 'scope', 'code_challenge', 'x'),
        fc.string({ unit: 'binary' }),
      ),
      line,
      token,
      async ([method, path], query, cookie, bearer) => {
        const headers = {
          'Content-Type': 'application/json',
          Cookie: `__Host-summit_session=${cookie}; __Host-summit_oauth=${cookie}`,
          Authorization: `Bearer ${bearer}`,
        }
        const body = method === 'POST' ? { body: '{"code":"a","provider":"google","password":"climb on"}' } : {}
        const { status } = await test.send(`${path}?${new URLSearchParams(query)}`, { method, headers, ...body })
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 200 },
  )
}, 60_000)

/** Bodies with the fields that the routes read, so that unusual values pass the first checks. */
function callLike() {
  const odd = fc.constantFrom('\0', '\ud800', "' or 1=1 --", '__proto__', 'a@b.co', 'recovery', 'x'.repeat(60))
  const field = fc.oneof(odd, fc.string({ unit: 'binary' }), fc.jsonValue())
  const names = ['email', 'password', 'code', 'provider', 'type', 'token_hash', 'token', 'refresh_token', 'auth_code']
  const more = ['code_verifier', 'name', 'source', 'leadMagnet']
  const fields = Object.fromEntries([...names, ...more].map((name) => [name, field]))
  return fc.record(fields, { requiredKeys: [] }).map((each) => JSON.stringify(each))
}

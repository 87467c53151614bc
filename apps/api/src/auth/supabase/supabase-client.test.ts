import type { RequestListener } from 'node:http'
import { apiRoutes, errorResponse } from '@summit/contract'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '../../config.ts'
import { ada } from '../../testing/ada.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { fetchSupabase } from './supabase-client.ts'
import { openVerifiedSession } from './supabase-sessions.ts'

const database = await testDatabase()
afterEach(() => void vi.restoreAllMocks())
const openTo = (answer: RequestListener, config?: Partial<Config>) => openSupabaseServer(database, answer, config)

it('always sends the API key', async () => {
  const { requests, url } = await openTo((_, response) => response.end('{}'))
  const headers = { apikey: 'another.key' }
  await fetchSupabase({ url, anonKey: 'the.anon.key' }, '/user', { method: 'GET', headers })
  expect(requests[0]?.headers.apikey).toBe('the.anon.key')
})

it('says why, for the log, when a password is refused that was taken before', async () => {
  const refusal = '{"code":"invalid_credentials"}'
  const { url } = await openTo((_, response) => response.writeHead(400).end(refusal))
  const supabase = { kind: 'supabase', url, anonKey: 'the.anon.key', signInMinMs: 0 } as const
  await expect(openVerifiedSession(supabase, ada)).rejects.toMatchObject({
    status: 502,
    cause: { message: 'Supabase Auth has refused a password that it had taken before.' },
  })
})

describe('an unexpected answer of Supabase', () => {
  const session = { access_token: 'a.b.c', user: { id: '11111111-1111-4111-8111-111111111111', email: ada.email } }

  it('that redirects is not followed', async () => {
    const { post, requests } = await openTo(({ url }, response) => {
      if (url === '/elsewhere') response.end(JSON.stringify(session))
      else response.writeHead(307, { Location: '/elsewhere' }).end()
    })
    expect((await post(apiRoutes.login, ada)).status).toBe(502)
    expect(requests.map(({ url }) => url)).toEqual(['/auth/v1/token?grant_type=password'])
  })

  it.each([
    [256 * 1024, 200],
    [256 * 1024 + 1, 502],
  ])('is read up to 256 KiB: %i bytes give %i', async (size, status) => {
    const { post } = await openTo((_, response) => response.end(JSON.stringify(session).padEnd(size)))
    expect((await post(apiRoutes.login, ada)).status).toBe(status)
  })

  it('times out after 10 s', async () => {
    const gone = AbortSignal.abort()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(gone)
    const { send, requests } = await openTo((_, response) => response.end('{}'))
    expect((await send('/auth/v1/settings')).status).toBe(502)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
    expect(requests).toEqual([])
  })

  it.each<[string, RequestListener]>([
    ['with a redirect', (_, response) => response.writeHead(300, { Location: 'https://evil.example/' }).end()],
    ['with a page', (_, response) => response.end('<!doctype html>')],
    ['with a list', (_, response) => response.end('[]')],
    ['without an end', (_, response) => response.end(`"${'x'.repeat(300_000)}"`)],
    ['by hanging up', (request) => request.socket.destroy()],
    ['with an error', (_, response) => response.writeHead(500).end('{}')],
    ['with a limit', (_, response) => response.writeHead(429).end('{"code":"over_request_rate_limit"}')],
  ])('%s fails the sign-in and counts no failure', async (_, answer) => {
    const { post } = await openTo(answer, { rateLimit: { max: 1, windowSeconds: 60 } })
    for (let time = 0; time < 2; time++) {
      const response = await post(apiRoutes.login, ada)
      expect([response.status, response.headers.get('Retry-After')]).toEqual([502, '5'])
      expect(v.parse(errorResponse, await response.json()).message).toContain('cannot be reached')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('T10 counts no failure of the account over all networks either', async () => {
    const { post } = await openTo((request) => request.socket.destroy())
    for (let time = 0; time < 51; time++) {
      expect((await post(apiRoutes.login, ada, {}, `198.51.${time}.1`)).status).toBe(502)
    }
  })
})

import type { RequestListener } from 'node:http'
import { apiRoutes, errorResponse } from '@summit/contract'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { fetchSupabase } from './supabase-client.ts'

const database = await testDatabase()
afterEach(() => void vi.restoreAllMocks())
const openTo = (answer: RequestListener) => openSupabaseServer(database, answer)

it('sends the site’s key, whatever headers a caller wants', async () => {
  const { asked, url } = await openTo((_, response) => response.end('{}'))
  const headers = { apikey: 'another.key' }
  await fetchSupabase({ kind: 'supabase', url, anonKey: 'the.anon.key' }, '/user', { method: 'GET', headers })
  expect(asked[0]?.headers.apikey).toBe('the.anon.key')
})

describe('a Supabase address that answers strangely', () => {
  const told = { access_token: 'a.b.c', user: { id: '11111111-1111-4111-8111-111111111111', email: ada.email } }

  it('is not followed elsewhere, where a good answer would be', async () => {
    const { post, asked } = await openTo(({ url }, response) => {
      if (url === '/elsewhere') response.end(JSON.stringify(told))
      else response.writeHead(307, { Location: '/elsewhere' }).end()
    })
    expect((await post(apiRoutes.login, ada)).status).toBe(502)
    expect(asked.map(({ url }) => url)).toEqual(['/auth/v1/token?grant_type=password'])
  })

  it.each([
    [256 * 1024, 200],
    [256 * 1024 + 1, 502],
  ])('is read up to 256 KiB: %i bytes make %i', async (size, status) => {
    const { post } = await openTo((_, response) => response.end(JSON.stringify(told).padEnd(size)))
    expect((await post(apiRoutes.login, ada)).status).toBe(status)
  })

  it('is waited for 10 s', async () => {
    const gone = AbortSignal.abort()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(gone)
    const { send, asked } = await openTo((_, response) => response.end('{}'))
    expect((await send('/auth/v1/settings')).status).toBe(502)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
    expect(asked).toEqual([])
  })

  it.each<[string, RequestListener]>([
    ['with a redirect', (_, response) => response.writeHead(302, { Location: 'https://evil.example/' }).end()],
    ['with a page', (_, response) => response.end('<!doctype html>')],
    ['with a list', (_, response) => response.end('[]')],
    ['without an end', (_, response) => response.end(`"${'x'.repeat(300_000)}"`)],
    ['by hanging up', (request) => request.socket.destroy()],
    ['with an error', (_, response) => response.writeHead(503).end('{}')],
    ['with a limit', (_, response) => response.writeHead(429).end('{"code":"over_request_rate_limit"}')],
  ])('%s signs nobody in, and counts nothing against anybody', async (_, answer) => {
    const { post } = await openTo(answer)
    for (let time = 0; time < 6; time++) {
      const response = await post(apiRoutes.login, ada)
      expect(response.status).toBe(502)
      expect(v.parse(errorResponse, await response.json()).message).toContain('cannot be reached')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })
})

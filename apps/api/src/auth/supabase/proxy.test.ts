import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()
const openTo = (answer: RequestListener, config?: Partial<Config>) => openSupabaseServer(database, answer, config)
const threePerMinute = { rateLimit: { max: 3, windowSeconds: 60 } }

describe('T39 proxied requests', () => {
  it.each([
    ['GET', '/user'],
    ['GET', '/settings'],
    ['GET', '/health'],
    ['GET', '/.well-known/jwks.json'],
    ['POST', '/verify'],
    ['POST', '/logout?scope=local'],
    ['POST', '/token?grant_type=refresh_token'],
  ])('%s %s has the API key and no cookies', async (method, path) => {
    const { send, requests } = await openTo((_, response) => {
      response.setHeader('Set-Cookie', 'upstream=1').setHeader('Access-Control-Allow-Origin', '*').end('{}')
    })
    const headers = {
      Cookie: 'summit_session=secret',
      Authorization: 'Bearer a.b.c',
      'X-Forwarded-Host': 'evil.example',
    }
    const init = method === 'POST' ? { method, headers, body: '{}' } : { method, headers }
    const response = await send(`/auth/v1${path}`, init)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(JSON.stringify([...response.headers])).not.toContain('the.anon.key')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method, url: `/auth/v1${path}` })
    expect(requests[0]?.headers).toMatchObject({ apikey: 'the.anon.key', authorization: 'Bearer a.b.c' })
    expect(requests[0]?.headers).not.toHaveProperty('cookie')
    expect(requests[0]?.headers).not.toHaveProperty('x-forwarded-host')
  })

  it.each([
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token'],
    ['POST', '/signup'],
    ['POST', '/recover'],
    ['GET', '/admin/users'],
    ['POST', '/admin/generate_link'],
    ['GET', '/..%2fadmin/users'],
    ['GET', '/user/../admin/users'],
    ['GET', '/authorize?provider=google'],
    ['PUT', '/user'],
    ['GET', '/verify?token=x'],
  ])('exclude %s %s', async (method, path) => {
    const { send, requests } = await openTo((_, response) => response.end('{}'))
    const response = await send(`/auth/v1${path}`, { method })
    expect([404, 405]).toContain(response.status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(requests).toEqual([])
  })

  it('have no other scope', async () => {
    const { post, requests } = await openTo((_, response) => response.writeHead(204).end())
    expect((await post('/auth/v1/logout?scope=global%26x=1', {})).status).toBe(204)
    expect(requests[0]?.url).toBe('/auth/v1/logout?scope=global')
  })

  it('have no empty token', async () => {
    const { post, requests } = await openTo((_, response) => response.end('{}'))
    const response = await post('/auth/v1/verify', { token_hash: ' \t ', type: 'recovery' })
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'otp_expired' }])
    expect(requests).toEqual([])
  })

  it('are same-origin', async () => {
    const { post, requests } = await openTo((_, response) => response.end('{}'))
    const response = await post('/auth/v1/verify', {}, { headers: { Origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(requests).toEqual([])
  })

  it('T10 are limited per network if Supabase refuses them', async () => {
    const { post } = await openTo((_, response) => response.writeHead(400).end('{}'), threePerMinute)
    const verify = (from?: string) => post('/auth/v1/verify', { token_hash: 'guess', type: 'recovery' }, {}, from)
    for (let time = 0; time < 3; time++) expect((await verify()).status).toBe(400)
    const blocked = await verify()
    expect([blocked.status, blocked.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await verify('198.51.100.9')).status).toBe(400)
  })

  it('are not limited while they succeed or Supabase fails', async () => {
    let status = 200
    const { post } = await openTo((_, response) => response.writeHead(status).end('{}'), threePerMinute)
    for (let time = 0; time < 8; time++) {
      status = time % 2 === 0 ? 200 : 500
      expect((await post('/auth/v1/verify', { token_hash: 'right', type: 'recovery' })).status).toBe(status)
    }
  })

  it('are not limited while Supabase is unreachable, and have the time to retry after', async () => {
    const { post } = await openTo((request) => request.socket.destroy(), threePerMinute)
    for (let time = 0; time < 5; time++) {
      const response = await post('/auth/v1/verify', { token_hash: 'right', type: 'recovery' })
      expect([response.status, response.headers.get('Retry-After')]).toEqual([502, '5'])
    }
  })

  it('T25 have the same size limit', async () => {
    const { post, requests } = await openTo((_, response) => response.end('{}'))
    expect((await post('/auth/v1/verify', { padding: 'x'.repeat(17_000) })).status).toBe(413)
    expect(requests).toEqual([])
  })
})

import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callPaths, errorAnswer } from '@summit/features/contract'
import { UnsecuredJWT } from 'jose'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addUser } from '../auth/users.ts'
import { mails, users } from '../database/schema.ts'
import { openSites, type TestSites } from '../testing/sites.ts'
import { createTestApp, openLink } from '../testing/test-app.ts'
import { mirrorUser } from './mirror-user.ts'

const ada = { email: 'ada@summit.test', password: 'correct horse battery' }

let sites: TestSites
beforeAll(async () => {
  sites = await openSites()
}, 60_000)
afterAll(() => sites.close())
beforeEach(() => sites.empty())

let closing: Array<() => void> = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closing) close()
  closing = []
})

async function open() {
  const site = await sites.open('supabase')
  const passwordHash = `plain:${ada.password}`
  await addUser(site.serviceDatabase, { email: ada.email, name: 'Ada', passwordHash, createdAt: site.now() })
  return { ...site, login: (call = ada) => site.post(callPaths.login, call) }
}

/** A site whose Supabase address leads to something that is none. It remembers what it was asked. */
async function openTo(answer: RequestListener) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const auth = { kind: 'supabase', url: `http://127.0.0.1:${port}/auth/v1`, anonKey: 'the.anon.key' } as const
  const { database } = await open()
  return { ...createTestApp({ database: openLink(database), config: { auth } }), asked, database }
}

describe('signing in', () => {
  it('CALLS-02 gives the user that Supabase knows, and a session of ours', async () => {
    const { login, send } = await open()
    const response = await login()
    expect(await response.json()).toMatchObject({ success: true, data: { user: { email: ada.email, name: 'Ada' } } })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const session = await send(callPaths.session, { headers: { Cookie: cookie } })
    expect(await session.json()).toMatchObject({ user: { name: 'Ada' } })
  })

  it('T7 T8 refuses an unknown address and a wrong password with the same bytes', async () => {
    const { login } = await open()
    const answers = [await login({ ...ada, password: 'wrong' }), await login({ ...ada, email: 'nobody@summit.test' })]
    const told = await Promise.all(answers.map(async (each) => [each.status, [...each.headers], await each.text()]))
    expect(told[0]).toEqual(told[1])
    expect(told[0]?.[0]).toBe(401)
  })

  it('T8 takes a quarter of a second at least, whatever Supabase does not compute', async () => {
    const { post } = await openTo((_, response) => response.writeHead(400).end('{}'))
    const times: number[] = []
    for (let time = 0; time < 3; time++) {
      const begin = performance.now()
      await post(callPaths.login, ada)
      times.push(performance.now() - begin)
    }
    // The quickest, since a busy machine may be slow by itself.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(249)
  })

  it('T10 lets the sixth attempt wait, without asking Supabase', async () => {
    const { login } = await open()
    for (let time = 0; time < 5; time++) expect((await login({ ...ada, password: 'wrong' })).status).toBe(401)
    const asked = vi.spyOn(globalThis, 'fetch')
    expect((await login()).status).toBe(429)
    expect(asked).not.toHaveBeenCalled()
  })

  it('T7 asks Supabase for one mail a minute and address at most', async () => {
    const { post, seeToRecoveries, pass, asked } = await openTo((_, response) => response.end('{}'))
    const ask = async () => {
      for (const email of [ada.email, 'ADA@Summit.test']) await post(callPaths.forgotPassword, { email })
      expect(await seeToRecoveries()).toBe('done')
    }
    await ask()
    pass(59_000)
    await ask()
    expect(asked.map(({ url }) => url)).toEqual(['/auth/v1/recover'])
    pass(1_000)
    await ask()
    expect(asked).toHaveLength(2)
  })

  it('keeps no session of Supabase’s', async () => {
    const { login, serviceDatabase } = await open()
    await login()
    const { rows } = (await serviceDatabase.execute('select * from token_sessions')) as { rows: unknown[] }
    expect(rows).toEqual([])
  })
})

it('T35 ends every session that Supabase has with a new password, and tells the owner by mail', async () => {
  const user = { id: '11111111-1111-4111-8111-111111111111', email: ada.email }
  const { post, asked, database, now } = await openTo((_, response) => response.end(JSON.stringify(user)))
  const proof = { amr: [{ method: 'otp', timestamp: now().getTime() / 1000 }] }
  const headers = { Authorization: `Bearer ${new UnsecuredJWT(proof).encode()}signature` }
  expect((await post(callPaths.updatePassword, { password: 'new horse race' }, { headers })).status).toBe(200)
  const questions = asked.map(({ method, url }) => `${method} ${url}`)
  expect(questions).toEqual(['GET /auth/v1/user', 'PUT /auth/v1/user', 'POST /auth/v1/logout?scope=global'])
  expect(asked.map((each) => each.headers.authorization)).toEqual(Array(3).fill(headers.Authorization))
  expect((await database.select().from(mails)).map(({ recipient }) => recipient)).toEqual([ada.email])
})

describe('a user', () => {
  const told = (id: string, email: string, name?: string) => ({ id, email, user_metadata: name ? { name } : {} })
  const one = '11111111-1111-4111-8111-111111111111'
  const two = '22222222-2222-4222-8222-222222222222'

  it('is noted under the name and address that Supabase tells last', async () => {
    const { database, now } = await open()
    await mirrorUser(database, told(one, 'ada@summit.test', 'Ada'), now())
    await mirrorUser(database, told(one, 'Countess@Summit.test'), now())
    expect(await database.select().from(users)).toMatchObject([
      { id: one, email: 'countess@summit.test', name: 'Countess', passwordHash: null },
    ])
  })

  it('gives an address over to its new owner', async () => {
    const { database, now } = await open()
    await mirrorUser(database, told(one, 'ada@summit.test', 'Ada'), now())
    await mirrorUser(database, told(two, 'ada@summit.test', 'Other'), now())
    expect(await database.select().from(users)).toMatchObject([{ id: two, name: 'Other' }])
  })
})

describe('T39 the calls that are handed on', () => {
  it.each([
    ['GET', '/user'],
    ['GET', '/settings'],
    ['GET', '/health'],
    ['GET', '/.well-known/jwks.json'],
    ['POST', '/verify'],
    ['POST', '/logout?scope=local'],
    ['POST', '/token?grant_type=refresh_token'],
  ])('%s %s goes with the key, and without cookies', async (method, path) => {
    const { send, asked } = await openTo((_, response) => {
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
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method, url: `/auth/v1${path}` })
    expect(asked[0]?.headers).toMatchObject({ apikey: 'the.anon.key', authorization: 'Bearer a.b.c' })
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-host')
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
  ])('are not %s %s', async (method, path) => {
    const { send, asked } = await openTo((_, response) => response.end('{}'))
    const response = await send(`/auth/v1${path}`, { method })
    expect([404, 405]).toContain(response.status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(asked).toEqual([])
  })

  it('name no scope that a visitor made up', async () => {
    const { post, asked } = await openTo((_, response) => response.writeHead(204).end())
    expect((await post('/auth/v1/logout?scope=global%26x=1', {})).status).toBe(204)
    expect(asked[0]?.url).toBe('/auth/v1/logout?scope=global')
  })

  it('come from our own pages only', async () => {
    const { post, asked } = await openTo((_, response) => response.end('{}'))
    const response = await post('/auth/v1/verify', {}, { headers: { Origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(asked).toEqual([])
  })

  it('T25 are no larger than ours', async () => {
    const { post, asked } = await openTo((_, response) => response.end('{}'))
    expect((await post('/auth/v1/verify', { padding: 'x'.repeat(17_000) })).status).toBe(413)
    expect(asked).toEqual([])
  })
})

describe('a Supabase address that answers strangely', () => {
  const told = { access_token: 'a.b.c', user: { id: '11111111-1111-4111-8111-111111111111', email: ada.email } }

  it('is not followed elsewhere, where a good answer would be', async () => {
    const { post, asked } = await openTo(({ url }, response) => {
      if (url === '/elsewhere') response.end(JSON.stringify(told))
      else response.writeHead(307, { Location: '/elsewhere' }).end()
    })
    expect((await post(callPaths.login, ada)).status).toBe(502)
    expect(asked.map(({ url }) => url)).toEqual(['/auth/v1/token?grant_type=password'])
  })

  it.each([
    [256 * 1024, 200],
    [256 * 1024 + 1, 502],
  ])('is read up to 256 KiB: %i bytes make %i', async (size, status) => {
    const { post } = await openTo((_, response) => response.end(JSON.stringify(told).padEnd(size)))
    expect((await post(callPaths.login, ada)).status).toBe(status)
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
      const response = await post(callPaths.login, ada)
      expect(response.status).toBe(502)
      expect(v.parse(errorAnswer, await response.json()).message).toContain('cannot be reached')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })
})

import { createHash } from 'node:crypto'
import { callPaths, errorAnswer, loginAnswer, sessionAnswer, visitorAnswer } from '@summit/features/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, Database } from '../database/database.ts'
import { counters, sessions } from '../database/schema.ts'
import { createTestApp, openLink, plainArgon2 } from '../testing/test-app.ts'
import { emptyTables, openTestDatabase } from '../testing/test-database.ts'
import { purgeExpired } from './purge.ts'
import { addUser } from './users.ts'

const DAY_MS = 86_400_000
const ada = { email: 'Ada@Summit.test', password: 'correct horse' }

let connection: Connection
let database: Database
beforeAll(async () => {
  connection = await openTestDatabase()
  database = connection.database
}, 60_000)
afterAll(() => connection.close())
beforeEach(async () => {
  await emptyTables(database)
  await addUser(database, {
    email: ada.email,
    name: 'Ada',
    passwordHash: `plain:${ada.password}`,
    createdAt: new Date('2026-05-01T00:00:00Z'),
  })
})

function open(options: Partial<Parameters<typeof createTestApp>[0]> = {}) {
  const test = createTestApp({ database: openLink(database), ...options })
  const login = (call: unknown = ada, cookie = '', from?: string) =>
    test.post(callPaths.login, call, { headers: cookie ? { Cookie: cookie } : {} }, from)
  const session = (cookie: string) => test.send(callPaths.session, { headers: { Cookie: cookie } })
  const logout = (cookie?: string) =>
    test.send(callPaths.logout, { method: 'POST', headers: cookie ? { Cookie: cookie } : {} })
  const fail = async (times: number, call = { ...ada, password: 'wrong' }, from?: string) => {
    for (let attempt = 0; attempt < times; attempt++) expect((await login(call, '', from)).status).toBe(401)
  }
  return { ...test, login, session, logout, fail }
}

/** The cookie as a browser sends it back. */
function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('signing in', () => {
  it('CALLS-02 answers with the user in the shape of the contract, and nothing more of them', async () => {
    const response = await open().login()

    expect(response.status).toBe(200)
    const answer = v.parse(loginAnswer, await response.json())
    expect(answer).toEqual({
      success: true,
      message: expect.any(String) as string,
      data: { user: { id: expect.any(String) as string, email: 'ada@summit.test', name: 'Ada' } },
    })
  })

  it('CALLS-01 takes the address whatever its capitals and the blanks around it', async () => {
    expect((await open().login({ ...ada, email: '  ADA@summit.TEST ' })).status).toBe(200)
  })

  it('T37 sets a host-bound, secure, HttpOnly cookie for 30 days on https', async () => {
    const { login, session } = open()
    const [cookie = ''] = (await login()).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-summit_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [bound = ''] = cookie.split(';')
    expect((await session(bound)).status).toBe(200)
    expect((await session(bound.replace('__Host-', ''))).status).toBe(401)
  })

  it('T37 sets a plainly named cookie without Secure on http, where some browsers refuse that', async () => {
    const [cookie] = (await open({ config: { siteUrl: 'http://localhost:3000' } }).login()).headers.getSetCookie()
    expect(cookie).toMatch(/^summit_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('T37 keeps only the hash of the token', async () => {
    const token = cookieOf(await open().login()).split('=')[1] ?? ''
    const [row] = await database.select().from(sessions)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('T7 T8 answers an unknown address and a wrong password with the same bytes and headers', async () => {
    const { login } = open()
    const answers = [await login({ ...ada, password: 'wrong' }), await login({ ...ada, email: 'nobody@summit.test' })]
    const told = await Promise.all(
      answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()] as const),
    )

    expect(told[0]).toEqual(told[1])
    expect(told[0]?.[0]).toBe(401)
    expect(told[0]?.[2]).toBe('{"success":false,"message":"Invalid email or password"}')
  })

  it('T8 computes one hash for every attempt, known address or not', async () => {
    const argon2 = plainArgon2()
    const verify = vi.spyOn(argon2, 'verify')
    const { login } = open({ argon2 })

    await login({ ...ada, password: 'wrong' })
    await login({ ...ada, email: 'nobody@summit.test' })
    await login({ ...ada, email: 'nul\0@summit.test' })

    expect(verify).toHaveBeenCalledTimes(3)
  })

  it('gives each sign-in a session of its own and ends the one the browser had', async () => {
    const { login, session } = open()
    const first = cookieOf(await login())
    const second = cookieOf(await login(ada, first))

    expect(second).not.toBe(first)
    expect((await session(first)).status).toBe(401)
    expect((await session(second)).status).toBe(200)
  })

  it('T27 answers 503 with Retry-After when too many wait, and counts none of those as failures', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const argon2 = { hash: async () => '', verify: () => held.then(() => true) }
    const { login } = open({ argon2 })
    const attempts = Array.from({ length: 60 }, (_, index) => login({ ...ada, email: `climber${index}@summit.test` }))
    // A busy answer comes while the others are still held.
    const firstAnswer = await Promise.race(attempts)
    expect(firstAnswer.status).toBe(503)
    expect(firstAnswer.headers.get('Retry-After')).toBe('1')
    expect(v.is(errorAnswer, await firstAnswer.json())).toBe(true)
    release()
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    const failed = statuses.filter((status) => status === 401).length

    const rows = await database.select().from(counters)
    expect(rows.map(({ count }) => count).sort((a, b) => b - a)[0]).toBe(failed)
  })
})

describe('wrong passwords', () => {
  it('T10 let the sixth attempt wait, right or wrong, and say so in words', async () => {
    const { login, fail, pass } = open()
    await fail(5)
    const sixth = await login()

    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('Retry-After')).toBe('1')
    expect(await sixth.json()).toEqual({
      success: false,
      message: 'Too many attempts. Please try again in 1 second.',
    })
    pass(1000)
    expect((await login()).status).toBe(200)
  })

  it('T10 double the wait each time', async () => {
    const { login, fail, pass } = open()
    await fail(5)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const blocked = await login()
      expect(blocked.headers.get('Retry-After')).toBe(String(seconds))
      pass(seconds * 1000)
      await fail(1)
    }
    expect(await (await login()).json()).toMatchObject({ message: expect.stringContaining('15 minutes') as string })
  })

  it('T10 begin the wait when the answer is given, however long the checking took', async () => {
    const argon2 = plainArgon2()
    const test = open({ argon2 })
    await test.fail(4)
    vi.spyOn(argon2, 'verify').mockImplementationOnce(async () => {
      test.pass(5000)
      return false
    })
    await test.fail(1)

    expect((await test.login()).status).toBe(429)
  })

  it('T10 are forgotten by a right one', async () => {
    const { login, fail } = open()
    await fail(4)
    expect((await login()).status).toBe(200)
    await fail(4)
    expect((await login()).status).toBe(200)
  })

  it('T10 hold back neither another account from there nor the same account from elsewhere', async () => {
    const { fail, login } = open()
    await fail(5)
    await fail(1, { email: 'bea@summit.test', password: 'wrong' })
    expect((await login(ada, '', '198.51.100.9')).status).toBe(200)
  })

  it('T10 are counted before they are checked, so that a volley gets no further than a row', async () => {
    const { login } = open()
    const volley = Array.from({ length: 30 }, () => login({ ...ada, password: 'wrong' }))
    const statuses = (await Promise.all(volley)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('T10 T11 stop an address after so many of them, over all accounts, until its window ends', async () => {
    const { login, fail, pass } = open({ config: { rateLimit: { perAddress: 3, windowSeconds: 60 } } })
    for (const name of ['a', 'b', 'c']) await fail(1, { email: `${name}@summit.test`, password: 'wrong' })
    const blocked = await login()

    expect(blocked.status).toBe(429)
    expect(blocked.headers.get('Retry-After')).toBe('60')
    expect((await login(ada, '', '198.51.100.9')).status).toBe(200)
    pass(60_000)
    expect((await login()).status).toBe(200)
  })

  it('T10 alone count against an address: right ones do not', async () => {
    const { login } = open({ config: { rateLimit: { perAddress: 3, windowSeconds: 60 } } })
    for (let time = 0; time < 10; time++) expect((await login()).status).toBe(200)
  })

  it('T12 are counted by the connection, whatever X-Forwarded-For claims', async () => {
    const { post, fail } = open()
    await fail(5)
    const forged = await post(callPaths.login, ada, { headers: { 'X-Forwarded-For': '8.8.8.8' } })
    expect(forged.status).toBe(429)
  })

  it('are counted together by all servers on one database', async () => {
    await open().fail(3)
    await open().fail(2)
    expect((await open().login()).status).toBe(429)
  })

  it('leave neither names nor addresses in the database', async () => {
    await open().fail(1)
    const rows = JSON.stringify(await database.select().from(counters))
    expect(rows).not.toContain('ada')
    expect(rows).not.toContain('203.0.113')
  })
})

describe('the session', () => {
  it('says who is here to a page that only wonders, and nothing of strangers', async () => {
    const { login, send } = open()
    const cookie = cookieOf(await login())
    const wonder = (headers: HeadersInit) => send(callPaths.visitor, { headers })
    const [known, stranger, liar] = await Promise.all([
      wonder({ Cookie: cookie }),
      wonder({}),
      wonder({ Cookie: `${cookie}x` }),
    ])
    expect(await known.json()).toMatchObject({ user: { email: 'ada@summit.test', name: 'Ada' } })
    for (const answer of [stranger, liar]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({})
    }
  })

  it('answers with the user while it lives', async () => {
    const { login, session } = open()
    const response = await session(cookieOf(await login()))
    expect(response.status).toBe(200)
    expect(v.parse(sessionAnswer, await response.json()).user).toMatchObject({ email: 'ada@summit.test', name: 'Ada' })
  })

  it('may be asked after by a page that only wonders', async () => {
    const { login, send } = open()
    const visitor = async (cookie: string) => send(callPaths.visitor, { headers: { Cookie: cookie } })
    const known = await visitor(cookieOf(await login()))
    expect(v.parse(visitorAnswer, await known.json()).user).toMatchObject({ email: 'ada@summit.test', name: 'Ada' })
    const stranger = await visitor('__Host-summit_session=forged')
    expect([stranger.status, await stranger.json()]).toEqual([200, {}])
  })

  it.each(['', '__Host-summit_session=', '__Host-summit_session=forged', 'summit_session=x', ';;;=%ff'])(
    'answers 401 in JSON to the cookie "%s"',
    async (cookie) => {
      const response = await open().session(cookie)
      expect(response.status).toBe(401)
      expect(v.is(errorAnswer, await response.json())).toBe(true)
    },
  )

  it('ends after 7 days without a visit, and lives on with visits', async () => {
    const { login, session, pass } = open()
    const visited = cookieOf(await login())
    const idle = cookieOf(await login())
    pass(6 * DAY_MS)
    expect((await session(visited)).status).toBe(200)
    pass(DAY_MS)
    expect((await session(idle)).status).toBe(401)
    expect((await session(visited)).status).toBe(200)
  })

  it('ends after 30 days, however busy', async () => {
    const { login, session, pass } = open()
    const cookie = cookieOf(await login())
    for (let day = 1; day < 30; day++) {
      pass(DAY_MS)
      expect((await session(cookie)).status).toBe(200)
    }
    pass(DAY_MS)
    expect((await session(cookie)).status).toBe(401)
  })

  it('ends with signing out, which also clears the cookie', async () => {
    const { login, logout, session } = open()
    const cookie = cookieOf(await login())
    const response = await logout(cookie)

    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-summit_session=; Max-Age=0; Path=\/.*Secure/)
    expect((await session(cookie)).status).toBe(401)
  })

  it('may be ended twice, or without having begun', async () => {
    const { login, logout } = open()
    const cookie = cookieOf(await login())
    for (const each of [cookie, cookie, undefined]) expect((await logout(each)).status).toBe(204)
  })
})

it('deletes what has run out, and only that', async () => {
  const { login, fail, pass, now, session } = open()
  await login()
  await fail(1)
  pass(8 * DAY_MS)
  const fresh = cookieOf(await login())
  await fail(1, { email: 'bea@summit.test', password: 'wrong' })

  await purgeExpired(database, now())

  expect(await database.select().from(sessions)).toHaveLength(1)
  expect(await database.select().from(counters)).toHaveLength(2)
  expect((await session(fresh)).status).toBe(200)
})

import { createHash } from 'node:crypto'
import { apiRoutes, errorResponse, loginResponse } from '@summit/contract'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessions, users } from './tables.ts'
import { counters } from '../../rate-limit/tables.ts'
import { tokenSessions } from '../embedded/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie, openLoginApp } from '../../testing/login-app.ts'
import { plainArgon2, type TestAppOptions } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()
beforeEach(async () => {
  await addAda(database)
})
const open = (options?: Partial<TestAppOptions>) => openLoginApp(database, options)

describe('signing in', () => {
  it('CALLS-02 answers with the user as in the contract, without other columns', async () => {
    const response = await open().login()

    expect(response.status).toBe(200)
    const answer = v.parse(loginResponse, await response.json())
    expect(answer).toEqual({
      success: true,
      message: expect.any(String) as string,
      data: { user: { id: expect.any(String) as string, email: 'ada@summit.test', name: 'Ada' } },
    })
  })

  it('CALLS-01 ignores case and surrounding whitespace of the address', async () => {
    expect((await open().login({ ...ada, email: '  ADA@summit.TEST ' })).status).toBe(200)
  })

  it('T37 sets a __Host-, Secure, HttpOnly cookie for 30 days on https', async () => {
    const { login, session } = open()
    const [cookie = ''] = (await login()).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-summit_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [bound = ''] = cookie.split(';')
    expect((await session(bound)).status).toBe(200)
    expect((await session(bound.replace('__Host-', ''))).status).toBe(401)
  })

  it('T37 sets a cookie without prefix and Secure on http', async () => {
    const [cookie] = (await open({ config: { siteUrl: 'http://localhost:3000' } }).login()).headers.getSetCookie()
    expect(cookie).toMatch(/^summit_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('T37 stores only the hash of the token', async () => {
    const token = getCookie(await open().login()).split('=')[1] ?? ''
    const [row] = await database.select().from(sessions)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it.each([
    ['on the site', apiRoutes.login, 401, 'sign_in_expired'],
    ['at the service', '/auth/v1/token?grant_type=password', 400, 'invalid_credentials'],
  ])(
    'T35 starts no session %s with a password that is replaced while it is verified',
    async (_, path, status, code) => {
      const plain = plainArgon2()
      const replace = () => database.update(users).set({ passwordHash: 'plain:new horse, same staple' })
      const argon2 = {
        ...plain,
        verify: async (...call: Parameters<typeof plain.verify>) => {
          const isRight = await plain.verify(...call)
          await replace()
          return isRight
        },
      }
      const answer = await open({ argon2 }).post(path, ada)
      expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
      expect(await database.select().from(sessions)).toEqual([])
      expect(await database.select().from(tokenSessions)).toEqual([])
    },
  )

  it('T7 T8 answers an unknown address and a wrong password with the same bytes and headers', async () => {
    const { login } = open()
    const answers = [await login({ ...ada, password: 'wrong' }), await login({ ...ada, email: 'nobody@summit.test' })]
    const contents = await Promise.all(
      answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()] as const),
    )

    expect(contents[0]).toEqual(contents[1])
    expect(contents[0]?.[0]).toBe(401)
    expect(contents[0]?.[2]).toBe(
      '{"success":false,"message":"Invalid email or password","code":"invalid_credentials"}',
    )
  })

  it.each([
    ['password', { ...ada, password: 'x'.repeat(10_000) }],
    ['address', { ...ada, email: `${'a'.repeat(10_000)}@summit.test` }],
  ])('SIGNIN-17 refuses an overlong %s like any wrong one', async (_, call) => {
    const response = await open().login(call)
    expect([response.status, await response.json()]).toEqual([
      401,
      { success: false, message: 'Invalid email or password', code: 'invalid_credentials' },
    ])
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

  it('rotates the session: each sign-in gets its own and ends the previous one', async () => {
    const { login, session } = open()
    const first = getCookie(await login())
    const second = getCookie(await login(ada, first))

    expect(second).not.toBe(first)
    expect((await session(first)).status).toBe(401)
    expect((await session(second)).status).toBe(200)
  })

  it('T27 answers 503 with Retry-After when too many hashes wait, and counts no failure', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const argon2 = { hash: async () => '', verify: () => held.then(() => true) }
    const { login } = open({ argon2 })
    const attempts = Array.from({ length: 60 }, (_, index) => login({ ...ada, email: `climber${index}@summit.test` }))
    // The 503 arrives while the other requests are pending.
    const firstAnswer = await Promise.race(attempts)
    expect(firstAnswer.status).toBe(503)
    expect(firstAnswer.headers.get('Retry-After')).toBe('1')
    expect(v.is(errorResponse, await firstAnswer.json())).toBe(true)
    release()
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    const failed = statuses.filter((status) => status === 401).length

    const rows = await database.select().from(counters)
    expect(rows.map(({ count }) => count).sort((a, b) => b - a)[0]).toBe(failed)
  })
})

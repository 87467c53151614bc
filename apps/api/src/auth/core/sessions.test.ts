import { apiRoutes, errorResponse, sessionResponse, sessionsResponse, visitorResponse } from '@summit/contract'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from './tables.ts'
import { counters } from '../../rate-limit/tables.ts'
import { addAda } from '../../testing/ada.ts'
import { getCookie, openLoginApp } from '../../testing/login-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { purgeExpired } from '../../purge.ts'

const DAY_MS = 86_400_000

const database = await testDatabase()
beforeEach(async () => {
  await addAda(database)
})
const open = () => openLoginApp(database)

describe('the session', () => {
  it('answers 200 with the user to an optional query, and without one to signed-out visitors', async () => {
    const { login, send } = open()
    const cookie = getCookie(await login())
    const askFor = (headers: Record<string, string>) => send(apiRoutes.visitor, { headers })
    const [signedIn, signedOut, forged] = await Promise.all([
      askFor({ Cookie: cookie }),
      askFor({}),
      askFor({ Cookie: `${cookie}x` }),
    ])
    expect(v.parse(visitorResponse, await signedIn.json()).user).toMatchObject({
      email: 'ada@summit.test',
      name: 'Ada',
    })
    for (const answer of [signedOut, forged]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({})
    }
  })

  it('answers with the user until it expires', async () => {
    const { login, session } = open()
    const response = await session(getCookie(await login()))
    expect(response.status).toBe(200)
    expect(v.parse(sessionResponse, await response.json()).user).toMatchObject({
      email: 'ada@summit.test',
      name: 'Ada',
    })
  })

  it.each(['', '__Host-summit_session=', '__Host-summit_session=forged', 'summit_session=x', ';;;=%ff'])(
    'answers 401 in JSON to the cookie "%s"',
    async (cookie) => {
      const response = await open().session(cookie)
      expect(response.status).toBe(401)
      expect(v.is(errorResponse, await response.json())).toBe(true)
    },
  )

  it('expires after 7 days without a request, and is extended by requests', async () => {
    const { login, session, pass } = open()
    const renewed = getCookie(await login())
    const idle = getCookie(await login())
    pass(6 * DAY_MS)
    expect((await session(renewed)).status).toBe(200)
    pass(DAY_MS)
    expect((await session(idle)).status).toBe(401)
    expect((await session(renewed)).status).toBe(200)
  })

  it('expires after 30 days regardless of use', async () => {
    const { login, session, pass } = open()
    const cookie = getCookie(await login())
    for (let day = 1; day < 30; day++) {
      pass(DAY_MS)
      expect((await session(cookie)).status).toBe(200)
    }
    pass(DAY_MS)
    expect((await session(cookie)).status).toBe(401)
  })

  it('ends on sign-out, which clears the cookie', async () => {
    const { login, logout, session } = open()
    const cookie = getCookie(await login())
    const response = await logout(cookie)

    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-summit_session=; Max-Age=0; Path=\/.*Secure/)
    expect((await session(cookie)).status).toBe(401)
  })

  it('sign-out is idempotent and needs no session', async () => {
    const { login, logout } = open()
    const cookie = getCookie(await login())
    for (const each of [cookie, cookie, undefined]) expect((await logout(each)).status).toBe(204)
  })
})

describe('the sessions of a user', () => {
  const openWithTwo = async () => {
    const app = open()
    const expired = getCookie(await app.login())
    app.pass(8 * DAY_MS)
    const first = getCookie(await app.login())
    app.pass(2 * 3_600_000)
    const second = getCookie(await app.login())
    const list = async (cookie: string) => {
      const response = await app.send(apiRoutes.sessions, { headers: { Cookie: cookie } })
      expect(response.status).toBe(200)
      return v.parse(sessionsResponse, await response.json()).sessions
    }
    const endOthers = (cookie: string) =>
      app.send(apiRoutes.logoutOthers, { method: 'POST', headers: { Cookie: cookie } })
    return { ...app, expired, first, second, list, endOthers }
  }

  it('are listed with their times, without tokens, the one used last first', async () => {
    const { first, second, list, now } = await openWithTwo()
    const times = [now(), new Date(now().getTime() - 2 * 3_600_000)].map((time) => time.toISOString())
    expect(await list(second)).toEqual([
      { isCurrent: true, createdAt: times[0], seenAt: times[0] },
      { isCurrent: false, createdAt: times[1], seenAt: times[1] },
    ])
    expect((await list(first)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('have been seen when they were used, to the hour', async () => {
    const { second, session, list, pass, now } = await openWithTwo()
    const begun = now().toISOString()
    const seenAt = async () => (await list(second)).find(({ isCurrent }) => isCurrent)?.seenAt
    pass(3_599_999)
    await session(second)
    expect(await seenAt()).toBe(begun)
    pass(1)
    await session(second)
    expect(await seenAt()).toBe(now().toISOString())
  })

  it('are not listed without a valid session', async () => {
    const { expired, list } = await openWithTwo()
    for (const cookie of ['', '__Host-summit_session=forged', expired]) expect(await list(cookie)).toEqual([])
  })

  it('end but for the current one, and no session of another user', async () => {
    const { first, second, session, list, endOthers } = await openWithTwo()
    expect((await endOthers('__Host-summit_session=forged')).status).toBe(204)
    expect(await list(second)).toHaveLength(2)
    expect((await endOthers(second)).status).toBe(204)
    expect(await list(second)).toHaveLength(1)
    expect((await session(first)).status).toBe(401)
    expect((await session(second)).status).toBe(200)
  })
})

it('deletes expired sessions and no others', async () => {
  const { login, fail, pass, now, session } = open()
  await login()
  await fail(1)
  pass(8 * DAY_MS)
  const fresh = getCookie(await login())
  await fail(1, { email: 'bea@summit.test', password: 'wrong' })

  await purgeExpired(database, now())

  expect(await database.select().from(sessions)).toHaveLength(1)
  expect(await database.select().from(counters)).toHaveLength(4)
  expect((await session(fresh)).status).toBe(200)
})

import {
  accountApiRoutes,
  apiRoutes,
  errorResponse,
  sessionResponse,
  sessionsResponse,
  visitorResponse,
} from '@summit/contract'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUser } from '../embedded/users.ts'
import { sessions } from './tables.ts'
import { counters } from '../../rate-limit/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
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
      const response = await app.send(accountApiRoutes.sessions, { headers: { Cookie: cookie } })
      expect(response.status).toBe(200)
      return v.parse(sessionsResponse, await response.json()).sessions
    }
    const endOthers = (cookie: string) =>
      app.send(accountApiRoutes.logoutOthers, { method: 'POST', headers: { Cookie: cookie } })
    const end = (cookie: string, id: unknown) =>
      app.post(accountApiRoutes.endSession, { id }, { headers: { Cookie: cookie } })
    return { ...app, expired, first, second, list, endOthers, end }
  }

  it('are listed with their times, without tokens, the one used last first', async () => {
    const { first, second, list, now } = await openWithTwo()
    const times = [now(), new Date(now().getTime() - 2 * 3_600_000)].map((time) => time.toISOString())
    const listed = await list(second)
    expect(listed.map(({ isCurrent, createdAt, seenAt }) => ({ isCurrent, createdAt, seenAt }))).toEqual([
      { isCurrent: true, createdAt: times[0], seenAt: times[0] },
      { isCurrent: false, createdAt: times[1], seenAt: times[1] },
    ])
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2)
    expect((await list(first)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('ACCOUNT-18 have the names of browser and system', async () => {
    const { send, list } = await openWithTwo()
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const response = await send(apiRoutes.login, {
      method: 'POST',
      body: JSON.stringify(ada),
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    })
    const sessions = await list(getCookie(response))
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Firefox', system: 'Windows' })
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

  it('that began while the clock was ahead have no time to come, and last from now on', async () => {
    const { first, session, list, login, pass, now } = await openWithTwo()
    pass(365 * DAY_MS)
    const ahead = getCookie(await login())
    pass(-365 * DAY_MS)
    const seen = await list(first)
    for (const { createdAt, seenAt } of seen) {
      expect(createdAt <= now().toISOString()).toBe(true)
      expect(seenAt <= now().toISOString()).toBe(true)
    }
    expect(seen).toHaveLength(3)
    await purgeExpired(database, now())
    pass(6 * DAY_MS)
    expect((await session(ahead)).status).toBe(200)
    pass(7 * DAY_MS)
    expect((await session(ahead)).status).toBe(401)
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

  it('ACCOUNT-19 end one by one, twice as once, this one too', async () => {
    const { first, second, session, list, end } = await openWithTwo()
    const [current, other] = await list(second)
    for (const id of [other?.id, other?.id]) expect((await end(second, id)).status).toBe(204)
    expect([(await session(first)).status, (await session(second)).status]).toEqual([401, 200])
    expect((await end(second, current?.id)).status).toBe(204)
    expect((await session(second)).status).toBe(401)
  })

  it('T44 end by no other user, and by nobody who is signed out', async () => {
    const { second, session, list, end, login } = await openWithTwo()
    const bea = { email: 'bea@summit.test', password: 'another long password' }
    await addUser(database, { ...bea, name: 'Bea', passwordHash: `plain:${bea.password}`, createdAt: new Date(0) })
    const [current] = await list(second)
    for (const cookie of ['', '__Host-summit_session=forged', getCookie(await login(bea))]) {
      expect((await end(cookie, current?.id)).status).toBe(204)
    }
    expect((await session(second)).status).toBe(200)
  })

  it('T44 are also those of apps with tokens of the authentication service, which end by their user alone', async () => {
    const { second, list, end, endOthers, login, post, send } = await openWithTwo()
    const startApp = async () => {
      const response = await post('/auth/v1/token?grant_type=password', ada)
      const { access_token } = v.parse(v.object({ access_token: v.string() }), await response.json())
      return async () => (await send('/auth/v1/user', { headers: { Authorization: `Bearer ${access_token}` } })).status
    }
    const known = (await list(second)).map(({ id }) => id)
    const getApp = await startApp()
    const [app] = (await list(second)).filter(({ id }) => !known.includes(id))
    expect(app).toMatchObject({ isCurrent: false })
    const bea = { email: 'bea@summit.test', password: 'another long password' }
    await addUser(database, { ...bea, name: 'Bea', passwordHash: `plain:${bea.password}`, createdAt: new Date(0) })
    const foreign = getCookie(await login(bea))
    await end(foreign, app?.id)
    await endOthers(foreign)
    expect([await getApp(), await list(foreign)]).toEqual([200, [expect.objectContaining({ isCurrent: true })]])

    const getOther = await startApp()
    await end(second, app?.id)
    expect([await getApp(), await getOther()]).toEqual([403, 200])
    await endOthers(second)
    expect([await getOther(), await list(second)]).toEqual([403, [expect.objectContaining({ isCurrent: true })]])
  })

  it.each([undefined, null, '', 7, "' or 1=1", 'x'.repeat(10_000)])('are not ended by the id %j', async (id) => {
    const { second, list, end } = await openWithTwo()
    expect((await end(second, id)).status).toBe(400)
    expect(await list(second)).toHaveLength(2)
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

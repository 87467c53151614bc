import type { RequestListener } from 'node:http'
import { accountApiRoutes, apiRoutes } from '@summit/contract'
import { UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { startSession } from '../core/sessions.ts'
import { sessions } from '../core/tables.ts'
import { tokenSessions } from '../embedded/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { testSites } from '../../testing/sites.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()
const openSite = await testSites()
afterEach(() => void vi.restoreAllMocks())

/** An app on a Supabase Auth with Ada’s account. */
async function open() {
  const site = await openSite('supabase')
  await addAda(site.serviceDatabase)
  return { ...site, login: (call = ada) => site.post(apiRoutes.login, call) }
}

const openTo = (answer: RequestListener) => openSupabaseServer(database, answer)

describe('signing in', () => {
  it('T8 takes at least the configured time', async () => {
    const refuse: RequestListener = (_, response) => response.writeHead(400).end('{}')
    const { post } = await openSupabaseServer(database, refuse, {}, { signInMinMs: 250 })
    const times: number[] = []
    for (let time = 0; time < 3; time++) {
      const begin = performance.now()
      await post(apiRoutes.login, ada)
      times.push(performance.now() - begin)
    }
    // The minimum of several, since load only adds time.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(249)
  })

  it('T7 requests at most one mail per minute and address from Supabase', async () => {
    const { post, processMailRequests, pass, requests } = await openTo((_, response) => response.end('{}'))
    const requestLink = async () => {
      for (const email of [ada.email, 'ADA@Summit.test']) await post(apiRoutes.forgotPassword, { email })
      expect(await processMailRequests()).toBe('done')
    }
    await requestLink()
    pass(59_000)
    await requestLink()
    expect(requests.map(({ url }) => url)).toEqual(['/auth/v1/recover'])
    pass(1_000)
    await requestLink()
    expect(requests).toHaveLength(2)
  })

  it('retries a mail that Supabase failed to send', async () => {
    let isDown = true
    const { post, processMailRequests, requests } = await openTo((_, response) =>
      response.writeHead(isDown ? 503 : 200).end('{}'),
    )
    await post(apiRoutes.forgotPassword, { email: ada.email })
    expect(await processMailRequests()).toBe('failed')
    isDown = false
    expect(await processMailRequests()).toBe('done')
    expect(requests).toHaveLength(2)
    expect(await processMailRequests()).toBe('done')
    expect(requests).toHaveLength(2)
  })

  it('ends the session at Supabase', async () => {
    const { login, serviceDatabase } = await open()
    await login()
    const { rows } = (await serviceDatabase.execute('select * from token_sessions')) as { rows: unknown[] }
    expect(rows).toEqual([])
  })
})

it('ends the Supabase session of a new password that is refused', async () => {
  const { post, serviceDatabase } = await openSite('supabase', { accounts: 'real' })
  await addAda(serviceDatabase)
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
  const body = { currentPassword: ada.password, password: ada.password }
  const answer = await post(accountApiRoutes.changePassword, body, { headers })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'password_same' }])
  expect(await serviceDatabase.select().from(tokenSessions)).toEqual([])
})

it('T35 ends all Supabase sessions with a new password and sends a notice by mail', async () => {
  const user = { id: '11111111-1111-4111-8111-111111111111', email: ada.email }
  const { post, requests, now } = await openTo((_, response) => response.end(JSON.stringify(user)))
  const proof = { amr: [{ method: 'otp', timestamp: now().getTime() / 1000 }] }
  const headers = { Authorization: `Bearer ${new UnsecuredJWT(proof).encode()}signature` }
  expect((await post(apiRoutes.updatePassword, { password: 'new horse race' }, { headers })).status).toBe(200)
  const calls = requests.map(({ method, url }) => `${method} ${url}`)
  expect(calls).toEqual(['GET /auth/v1/user', 'PUT /auth/v1/user', 'POST /auth/v1/logout?scope=global'])
  expect(requests.map((each) => each.headers.authorization)).toEqual(Array(3).fill(headers.Authorization))
  expect((await database.select().from(mails)).map(({ recipient }) => recipient)).toEqual([ada.email])
})

it('T35 ends the sessions that start while Supabase changes the password', async () => {
  const user = { id: '11111111-1111-4111-8111-111111111111', email: ada.email }
  const { post, now } = await openTo(({ method }, response) => {
    const started = method === 'PUT' ? startSession(database, user, now()) : Promise.resolve()
    void started.then(() => response.end(JSON.stringify(user)))
  })
  const proof = { amr: [{ method: 'otp', timestamp: now().getTime() / 1000 }] }
  const headers = { Authorization: `Bearer ${new UnsecuredJWT(proof).encode()}signature` }
  expect((await post(apiRoutes.updatePassword, { password: 'new horse race' }, { headers })).status).toBe(200)
  expect(await database.select().from(sessions)).toEqual([])
})

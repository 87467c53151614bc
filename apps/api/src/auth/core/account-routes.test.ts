import { accountApiRoutes, apiRoutes } from '@summit/contract'
import { describe, expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'

const openSite = await testSites()
const fresh = 'new horse, same staple'

/** An app with Ada’s account, and what her browser does. */
async function open(kind: 'embedded' | 'supabase') {
  const site = await openSite(kind, { accounts: 'real' })
  await addAda(site.serviceDatabase)
  const login = (password = ada.password) => site.post(apiRoutes.login, { ...ada, password })
  const change = (cookie: string, body: object = { currentPassword: ada.password, password: fresh }) =>
    site.post(accountApiRoutes.changePassword, body, { headers: { Cookie: cookie } })
  const session = (cookie: string) => site.send(apiRoutes.session, { headers: { Cookie: cookie } })
  return { ...site, login, change, session, signIn: async () => getCookie(await login()) }
}

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-14 ACCOUNT-15 replaces the password, and keeps only this browser signed in', async () => {
    const { signIn, change, login, session, database, serviceDatabase } = await open(kind)
    const [cookie, other] = [await signIn(), await signIn()]
    const answer = await change(cookie)
    expect(await getWords(answer)).toEqual([200, 'Your password has been changed.'])
    expect((await session(getCookie(answer))).status).toBe(200)
    for (const ended of [cookie, other]) expect((await session(ended)).status).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await login(fresh)).status).toBe(200)

    const sent = [...(await database.select().from(mails)), ...(await serviceDatabase.select().from(mails))]
    const notices = sent.filter(({ subject }) => subject === 'Your Summit password was changed')
    expect(notices.map(({ recipient }) => recipient)).toContain(ada.email)
  })

  it('ACCOUNT-16 says what is wrong with a new password, and changes nothing', async () => {
    const { signIn, change, login, session } = await open(kind)
    const headers = { Cookie: await signIn() }
    for (const [password, code] of [
      ['x'.repeat(7), 'password_short'],
      ['x'.repeat(257), 'password_long'],
      ['Password123', 'password_common'],
      [ada.password, 'password_same'],
    ]) {
      const answer = followSession(headers, await change(headers.Cookie, { currentPassword: ada.password, password }))
      expect([answer.status, await answer.json()]).toMatchObject([422, { code }])
    }
    expect((await change(headers.Cookie, { password: fresh })).status).toBe(400)
    expect((await session(headers.Cookie)).status).toBe(200)
    expect((await login()).status).toBe(200)
  })

  it('T43 needs a session, before it says anything about the passwords', async () => {
    const { change } = await open(kind)
    const answer = await change('', { currentPassword: 'wrong', password: 'x' })
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'signed_out' }])
  })

  it('of two changes at once, one wins', async () => {
    const { signIn, change, login } = await open(kind)
    const cookies = [await signIn(), await signIn()]
    const answers = await Promise.all(
      cookies.map((cookie, index) => change(cookie, { currentPassword: ada.password, password: `${fresh} ${index}` })),
    )
    const won = answers.findIndex(({ ok }) => ok)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await login(`${fresh} ${won}`)).status).toBe(200)
  })
})

it('T43 takes the current password in Supabase’s wire format too', async () => {
  const { send, post, login } = await open('embedded')
  const answer = await post('/auth/v1/token?grant_type=password', ada)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const put = async (body: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await send('/auth/v1/user', { method: 'PUT', headers, body: JSON.stringify(body) })
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  expect(await put({ password: fresh })).toEqual([400, 'reauthentication_needed'])
  expect(await put({ password: fresh, current_password: 'wrong' })).toEqual([400, 'current_password_invalid'])
  expect(await put({ password: fresh, current_password: ada.password })).toEqual([200, undefined])
  expect((await login(fresh)).status).toBe(200)
})

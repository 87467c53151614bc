import {
  accountApiRoutes,
  apiRoutes,
  capabilitiesResponse,
  codeApiRoutes,
  deleteAccountResponse,
} from '@summit/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { testSites } from '../../testing/sites.ts'
import { openSupabaseServer } from '../../testing/supabase-server.ts'
import { plainArgon2, type TestApp } from '../../testing/test-app.ts'
import { tokenSessions } from '../embedded/tables.ts'
import { addUser, findUser } from '../embedded/users.ts'
import { deleteDueAccounts, DELETION_GRACE_MS } from './account-deletion.ts'
import { emailChanges, users } from './tables.ts'

const openSite = await testSites()

/** An app with Ada’s account, and what her browser does. */
async function open(argon2 = plainArgon2()) {
  const site = await openSite('embedded', { accounts: 'real' }, { argon2 })
  await addAda(site.database)
  const login = () => site.post(apiRoutes.login, ada)
  const remove = (cookie: string, body: object = { currentPassword: ada.password }) =>
    site.post(accountApiRoutes.deleteAccount, body, { headers: { Cookie: cookie } })
  const session = (cookie: string) => site.send(apiRoutes.session, { headers: { Cookie: cookie } })
  const getSubjects = async () => (await site.database.select().from(mails)).map(({ subject }) => subject)
  const countUsers = async () => (await site.database.select().from(users)).length
  return { ...site, login, remove, session, getSubjects, countUsers, signIn: async () => getCookie(await login()) }
}

describe('deleting the account', () => {
  it('ACCOUNT-20 ACCOUNT-21 signs out everywhere at once, mails the time, and deletes it after 14 days', async () => {
    const { signIn, login, remove, session, post, getSubjects, deleteDueAccounts, countUsers, pass, now } = await open()
    const [cookie, other] = [await signIn(), await signIn()]
    const { refresh_token: token } = (await (await post('/auth/v1/token?grant_type=password', ada)).json()) as {
      refresh_token: string
    }
    const answer = await remove(cookie)
    const due = new Date(now().getTime() + DELETION_GRACE_MS)
    expect(answer.status).toBe(200)
    expect(v.parse(deleteAccountResponse, await answer.json())).toEqual({
      message: 'Your account will be deleted on May 18, 2026. Sign in before then to keep it.',
      deletesAt: due.toISOString(),
    })
    expect(getCookie(answer)).toMatch(/summit_session=$/)
    for (const ended of [cookie, other]) expect((await session(ended)).status).toBe(401)
    expect((await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })).status).toBe(400)
    expect(await getSubjects()).toEqual(['Your Summit account will be deleted'])

    pass(DELETION_GRACE_MS - 1)
    await deleteDueAccounts()
    expect(await countUsers()).toBe(1)
    pass(1)
    const answers = [await login()]
    await deleteDueAccounts()
    expect(await countUsers()).toBe(0)
    answers.push(await login())
    // Once its time has come, the right password is that of no account.
    for (const late of answers) {
      expect([late.status, await late.json()]).toMatchObject([401, { code: 'invalid_credentials' }])
    }
  })

  it('ACCOUNT-20 ends a session that starts at the authentication service at this moment', async () => {
    const { signIn, remove, database } = await open()
    const cookie = await signIn()
    await database.execute(
      sql`create function start_session() returns trigger language plpgsql as $$ begin
        insert into token_sessions (user_id, method, created_at, generation, refreshed_at)
        values (new.id, 'password', now(), 0, now()); return new; end $$`,
    )
    onTestFinished(async () => void (await database.execute(sql`drop function start_session cascade`)))
    await database.execute(
      sql`create trigger starting before update on users for each row execute function start_session()`,
    )
    expect((await remove(cookie)).status).toBe(200)
    expect(await database.select().from(tokenSessions)).toEqual([])
  })

  it('ACCOUNT-21 is taken back by signing in, once and with a mail', async () => {
    const { signIn, login, remove, getSubjects, deleteDueAccounts, countUsers, pass } = await open()
    await remove(await signIn())
    // The mails are listed by their time.
    pass(1)
    await Promise.all([login(), login()])
    expect(await getSubjects()).toEqual(['Your Summit account will be deleted', 'Your Summit account is kept'])
    pass(DELETION_GRACE_MS)
    await deleteDueAccounts()
    expect(await countUsers()).toBe(1)
  })

  it('ACCOUNT-21 is taken back by signing in to the authentication service', async () => {
    const { signIn, remove, post, getSubjects, deleteDueAccounts, countUsers, pass } = await open()
    await remove(await signIn())
    pass(1)
    expect((await post('/auth/v1/token?grant_type=password', ada)).status).toBe(200)
    expect(await getSubjects()).toEqual(['Your Summit account will be deleted', 'Your Summit account is kept'])
    pass(DELETION_GRACE_MS)
    await deleteDueAccounts()
    expect(await countUsers()).toBe(1)
  })

  it('ACCOUNT-21 is taken back by signing in that has begun before', async () => {
    const argon2 = plainArgon2()
    const { login, database, now } = await open({
      ...argon2,
      verify: async (...call) => {
        await database.update(users).set({ deletesAt: new Date(now().getTime() + 1) })
        return argon2.verify(...call)
      },
    })
    expect((await login()).status).toBe(200)
    expect(await database.select({ deletesAt: users.deletesAt }).from(users)).toEqual([{ deletesAt: null }])
  })
})

it.each(['embedded', 'supabase'] as const)(
  'ACCOUNT-21 mails no link and no code once the time has come, with %s accounts',
  async (kind) => {
    const site = await openSite(kind, { accounts: 'real' })
    await addAda(site.serviceDatabase)
    await site.post(apiRoutes.login, ada)
    const countMails = async () => {
      for (const path of [apiRoutes.forgotPassword, codeApiRoutes.sendCode]) await site.post(path, { email: ada.email })
      for (const { processMailRequests } of [site, site.service]) expect(await processMailRequests()).toBe('done')
      return (await site.serviceDatabase.select().from(mails)).length
    }
    await site.database.update(users).set({ deletesAt: site.now() })
    expect(await countMails()).toBe(0)
    await site.database.update(users).set({ deletesAt: null })
    expect(await countMails()).toBe(2)
  },
)

it('ACCOUNT-20 deletes an account although a hundred others that are due before cannot be deleted', async () => {
  const { database, now } = await open()
  const failing = Array.from({ length: 100 }, (_, index) => `failing-${index}@summit.test`)
  const due = (email: string, ms: number) => ({ email, name: '', createdAt: now(), deletesAt: new Date(ms) })
  await database.insert(users).values([...failing.map((email) => due(email, 0)), due('last@summit.test', 1)])
  const deleteUser = async (_: unknown, { email }: { email: string }) => {
    if (failing.includes(email)) throw new Error('refused')
  }
  for (let call = 0; call < 2; call++) {
    await expect(deleteDueAccounts(database, { deleteUser }, now())).rejects.toThrow('Not all accounts')
  }
  const left = (await database.select().from(users)).map(({ email }) => email)
  expect(left.sort()).toEqual([ada.email, ...failing].sort())
})

it('ACCOUNT-20 deletes with an account the change of another to its address', async () => {
  const { database, signIn, remove, deleteDueAccounts, pass, now } = await open()
  await remove(await signIn())
  await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: now() })
  pass(DELETION_GRACE_MS)
  const userId = (await findUser(database, 'bea@summit.test'))?.id ?? ''
  const codes = { currentHash: 'hash', newHash: 'hash' }
  await database.insert(emailChanges).values({ userId, email: ada.email, ...codes, expiresAt: now() })
  await deleteDueAccounts()
  expect(await database.select().from(emailChanges)).toEqual([])
})

it('ACCOUNT-22 lists the calls that there are: without a service key, a Supabase Auth deletes no account and changes no name and no address', async () => {
  const list = async (site: TestApp) =>
    v.parse(capabilitiesResponse, await (await site.send(accountApiRoutes.capabilities)).json()).capabilities
  for (const kind of ['embedded', 'supabase'] as const) {
    expect(await list(await openSite(kind, { accounts: 'real' }))).toEqual([
      'changeEmail',
      'changeName',
      'changePassword',
      'codeSignIn',
      'deleteAccount',
      'exportData',
      'identities',
      'passkeys',
      'twoFactor',
    ])
  }
  const { database } = await open()
  const keyless = await openSupabaseServer(database, () => {}, { accounts: 'real' })
  expect(await list(keyless)).toEqual([
    'changePassword',
    'codeSignIn',
    'exportData',
    'identities',
    'passkeys',
    'twoFactor',
  ])
  expect((await keyless.post(accountApiRoutes.deleteAccount, { currentPassword: 'x' })).status).toBe(404)
})

import { accountApiRoutes, apiRoutes, codeApiRoutes, passkeyApiRoutes, passkeyOptionsResponse } from '@summit/contract'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { createAuthClient } from '../../testing/auth-client.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { openRecoverySite } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { findUser } from '../embedded/users.ts'
import { DELETION_GRACE_MS } from './account-deletion.ts'
import { lockAccount, unlockAccount } from './account-lock.ts'

const openSite = await testSites()

/** An app in which Ada is signed in, and functions that lock and unlock her account. */
async function open(kind: 'embedded' | 'supabase') {
  const site = await openRecoverySite(openSite, kind, { accounts: 'real' })
  const { database, post, send } = site
  const login = (call: unknown = ada) => post(apiRoutes.login, call)
  const headers = { Cookie: getCookie(await login()) }
  const change = async (to: typeof lockAccount | typeof unlockAccount) => {
    const user = await findUser(database, ada.email)
    if (user) await to(database, user, site.now())
  }
  return {
    ...site,
    login,
    lock: () => change(lockAccount),
    unlock: () => change(unlockAccount),
    headers,
    session: () => send(apiRoutes.session, { headers }),
  }
}

const getReason = async (response: Response) => {
  const { code } = v.parse(v.object({ code: v.optional(v.string()) }), await response.json())
  return [response.status, code]
}

describe.each(['embedded', 'supabase'] as const)('ACCOUNT-39 T57 a locked account, with %s accounts,', (kind) => {
  it('signs in nobody, says so to whoever knows the password alone, and ends its sessions', async () => {
    const { login, lock, unlock, session } = await open(kind)
    expect((await session()).status).toBe(200)
    await lock()
    expect(await getReason(await login())).toEqual([403, 'account_locked'])
    expect(await getReason(await login({ ...ada, password: 'wrong' }))).toEqual([401, 'invalid_credentials'])
    expect((await session()).status).toBe(401)
    await unlock()
    expect((await login()).status).toBe(200)
  })

  it('gets neither a code nor a recovery link', async () => {
    const { forgot, mailsNow, post, lock, unlock, pass } = await open(kind)
    const requestBoth = async () => {
      await forgot(ada.email)
      await post(codeApiRoutes.sendCode, { email: ada.email })
      return (await mailsNow()).length
    }
    await lock()
    expect(await requestBoth()).toBe(0)
    pass(60_000)
    await unlock()
    expect(await requestBoth()).toBe(2)
  })

  it('gets no password by a link that was opened before', async () => {
    const { recover, update, lock, unlock } = await open(kind)
    const { access_token: token } = await recover()
    const password = 'new horse, same staple'
    await lock()
    expect(await getReason(await update({ password }, token))).toEqual([401, 'invalid_link'])
    await unlock()
    expect((await update({ password }, token)).status).toBe(200)
  })

  it('takes no passkey', async () => {
    const { post, send, headers, lock } = await open(kind)
    const authenticator = createAuthenticator('https://summit.example')
    const readOptions = async (response: Response) => v.parse(passkeyOptionsResponse, await response.json()).options
    const password = { currentPassword: ada.password }
    const begun = followSession(headers, await post(passkeyApiRoutes.newPasskeyOptions, password, { headers }))
    const added = authenticator.create(await readOptions(begun))
    expect((await post(passkeyApiRoutes.addPasskey, { credential: added }, { headers })).status).toBe(200)
    await lock()
    const credential = authenticator.get(await readOptions(await send(passkeyApiRoutes.passkeyOptions)))
    const answer = await post(passkeyApiRoutes.signInWithPasskey, { credential })
    expect(await getReason(answer)).toEqual([403, 'account_locked'])
  })
})

it('ACCOUNT-21 ACCOUNT-39 a locked account is not deleted, and can be kept for 14 days once it is unlocked', async () => {
  const { login, lock, unlock, headers, post, database, deleteDueAccounts, pass } = await open('embedded')
  const isThere = async () => (await findUser(database, ada.email)) !== undefined
  await post(accountApiRoutes.deleteAccount, { currentPassword: ada.password }, { headers })
  await lock()
  pass(2 * DELETION_GRACE_MS)
  await deleteDueAccounts()
  expect(await getReason(await login())).toEqual([403, 'account_locked'])

  await unlock()
  pass(DELETION_GRACE_MS - 1)
  await deleteDueAccounts()
  expect(await isThere()).toBe(true)
  pass(1)
  await deleteDueAccounts()
  expect(await isThere()).toBe(false)
})

it('ACCOUNT-39 T57 a locked account gets no token from the authentication service', async () => {
  const { send, lock } = await open('embedded')
  const client = createAuthClient('https://summit.example', send)
  expect((await client.signInWithPassword(ada)).error).toBeNull()
  await lock()
  expect((await client.signInWithPassword(ada)).error).toMatchObject({ code: 'user_banned' })
  expect((await client.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
})

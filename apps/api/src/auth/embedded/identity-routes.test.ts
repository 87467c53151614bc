import type { UserIdentity } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada } from '../../testing/ada.ts'
import { createAuthClient } from '../../testing/auth-client.ts'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'
import { plainArgon2 } from '../../testing/test-app.ts'
import { RECOVERY_MAX_AGE_MS } from '../core/auth-backend.ts'
import { pkceChallenge } from '../core/pkce.ts'
import { identities, twoFactor, users } from '../core/tables.ts'
import { replacePassword } from './password-change.ts'
import { createPasswords } from '../core/passwords.ts'
import { findUser } from './users.ts'

const { database, account, open: openService } = await testAuthService()
const siteUrl = 'https://summit.example'
const callback = `${siteUrl}/auth/google/callback`

/** The service, and Supabase's own client, whose expiry times need the system clock. */
function open() {
  const service = openService({ begin: new Date() })
  const { send } = service
  const client = createAuthClient(siteUrl, send)
  /** Answers the identity page. Returns the parameters of the address it leads to. */
  const choose = async (url: string) => {
    const state = /name="state" value="([^"]+)"/.exec(await (await send(url)).text())?.[1] ?? ''
    const body = new URLSearchParams({ state, choice: 'offered' })
    const back = await send('/auth/v1/callback', { method: 'POST', body })
    return Object.fromEntries(new URL(back.headers.get('Location') ?? '', siteUrl).searchParams)
  }
  const signInAt = async () => {
    const options = { redirectTo: callback, skipBrowserRedirect: true }
    const { data } = await client.signInWithOAuth({ provider: 'google', options })
    return client.exchangeCodeForSession((await choose(data.url ?? '')).code ?? '')
  }
  const startLink = async () => {
    const options = { redirectTo: callback, skipBrowserRedirect: true }
    const { data, error } = await client.linkIdentity({ provider: 'google', options })
    return { url: data.url ?? '', error }
  }
  const getIdentities = async () => (await client.getUserIdentities()).data?.identities ?? []
  return { ...service, client, choose, signInAt, startLink, getIdentities }
}

const present = (identity: UserIdentity | undefined): UserIdentity => {
  if (!identity) throw new Error('There is no such identity.')
  return identity
}

describe('Supabase’s own client', () => {
  it('ACCOUNT-35 ACCOUNT-36 links an identity, lists it, signs in with it and unlinks it', async () => {
    const { client, choose, startLink, getIdentities, signInAt } = open()
    await client.signInWithPassword(ada)
    const { url } = await startLink()
    expect(url).toMatch(/^https:\/\/summit\.example\/auth\/v1\/authorize\?state=/)
    expect((await client.exchangeCodeForSession((await choose(url)).code ?? '')).error).toBeNull()
    expect((await getIdentities()).map(({ provider, identity_data: data }) => [provider, String(data?.email)])).toEqual(
      [
        ['email', ada.email],
        ['google', 'robin@google.test'],
      ],
    )
    expect((await client.getUser()).data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email', 'google'],
    })

    await client.signOut()
    expect((await signInAt()).data.user?.email).toBe(ada.email)
    const google = present((await getIdentities()).at(-1))
    expect((await client.unlinkIdentity(google)).error).toBeNull()
    expect((await getIdentities()).map(({ provider }) => provider)).toEqual(['email'])
    expect((await client.unlinkIdentity(google)).error).toMatchObject({ status: 422, code: 'identity_not_found' })
    expect((await database.select().from(mails)).map(({ subject }) => subject)).toHaveLength(2)
  })

  it('ACCOUNT-36 does not unlink what alone signs in', async () => {
    const { client, signInAt, getIdentities } = open()
    await signInAt()
    const [own, ...others] = await getIdentities()
    expect([own?.provider, others]).toEqual(['google', []])
    const { error } = await client.unlinkIdentity(present(own))
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
    expect(await getIdentities()).toHaveLength(1)
  })

  it('ACCOUNT-37 hears of an identity of another account', async () => {
    const { client, choose, startLink } = open()
    await open().signInAt()
    await client.signInWithPassword(ada)
    expect(await choose((await startLink()).url)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    })
  })
})

describe('T56 a token of the service', () => {
  const authorize = (test: ReturnType<typeof open>, token: string) => {
    const query = new URLSearchParams({
      provider: 'google',
      redirect_to: callback,
      code_challenge: pkceChallenge('v'.repeat(43)),
      code_challenge_method: 's256',
    })
    return test.send(`/auth/v1/user/identities/authorize?${query}`, { headers: { Authorization: `Bearer ${token}` } })
  }
  const remove = (test: ReturnType<typeof open>, token: string, id: string = crypto.randomUUID()) =>
    test.send(`/auth/v1/user/identities/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } })

  it('links and unlinks nothing an hour after its session has started', async () => {
    const test = open()
    const { refresh_token: refreshToken } = await test.signIn()
    test.pass(RECOVERY_MAX_AGE_MS - 1)
    const { access_token: early } = await test.getSession(await test.refresh(refreshToken))
    expect((await authorize(test, early)).status).toBe(200)
    test.pass(1)
    for (const call of [authorize, remove]) {
      expect(await getCode(await call(test, early))).toEqual([400, 'reauthentication_needed'])
    }
  })

  it('links and unlinks nothing where two factors are asked for, as it is one', async () => {
    const test = open()
    const { access_token: token } = await test.signIn()
    await database
      .insert(twoFactor)
      .values({ userId: account().id, secret: 'SECRET', lastStep: 0, createdAt: test.now() })
    for (const call of [authorize, remove]) {
      expect(await getCode(await call(test, token))).toEqual([401, 'insufficient_aal'])
    }
  })

  it('is needed', async () => {
    const test = open()
    expect((await test.send('/auth/v1/user/identities/authorize?provider=google')).status).toBe(401)
    expect((await test.send(`/auth/v1/user/identities/${crypto.randomUUID()}`, { method: 'DELETE' })).status).toBe(401)
    const { access_token: token } = await test.signIn()
    expect(await getCode(await remove(test, token, 'x'))).toEqual([404, 'validation_failed'])
  })
})

it('the first password of an account unlinks what the identity page has made, which proves no address', async () => {
  const test = open()
  await test.signInAt()
  const robin = await findUser(database, 'robin@google.test')
  if (!robin) throw new Error('The identity page has made no account.')
  const change = await replacePassword(database, robin, 'new horse race', {
    siteUrl,
    passwords: createPasswords(plainArgon2()),
    queueMail: async () => {},
    now: test.now,
    minPasswordLength: 8,
  })
  expect(change.status).toBe('changed')
  expect(await database.select().from(identities)).toEqual([])
  expect(await database.select().from(users)).toHaveLength(2)
})

import { apiRoutes, passkeyApiRoutes, passkeyOptionsResponse, passkeysResponse } from '@summit/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../database/database.ts'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { createAuthenticator, type Deviation } from '../../testing/authenticator.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { createTestApp, openDatabase } from '../../testing/test-app.ts'
import { addUser, findUser } from '../embedded/users.ts'
import { CHALLENGE_LIFETIME_MS } from './passkeys.ts'
import { startSession } from './sessions.ts'
import { twoFactor } from './tables.ts'

const openSite = await testSites()
const siteUrl = 'https://summit.example'

/** An app in which Ada is signed in, and her authenticator. */
async function open(kind: 'embedded' | 'supabase' = 'embedded', config: Parameters<typeof openSite>[1] = {}) {
  const site = await openSite(kind, { accounts: 'real', ...config })
  const { database, post, send } = site
  await addAda(site.serviceDatabase)
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)), 'User-Agent': 'unknown' }
  const authenticator = createAuthenticator(siteUrl)
  const readOptions = async (response: Response) => v.parse(passkeyOptionsResponse, await response.json()).options
  const requestNew = async (cookies: Record<string, string> = headers, currentPassword = ada.password) =>
    followSession(cookies, await post(passkeyApiRoutes.newPasskeyOptions, { currentPassword }, { headers: cookies }))
  const add = (credential: unknown, cookies: Record<string, string> = headers) =>
    post(passkeyApiRoutes.addPasskey, { credential }, { headers: cookies })
  const create = async (deviation?: Deviation) => authenticator.create(await readOptions(await requestNew()), deviation)
  const getOptions = async () => readOptions(await send(passkeyApiRoutes.passkeyOptions))
  const signIn = (credential: unknown, from?: string) =>
    post(passkeyApiRoutes.signInWithPasskey, { credential }, {}, from)
  const list = async () =>
    v.parse(passkeysResponse, await (await send(passkeyApiRoutes.passkeys, { headers })).json()).passkeys
  const remove = async (id: string, cookies: Record<string, string> = headers, currentPassword = ada.password) =>
    followSession(cookies, await post(passkeyApiRoutes.removePasskey, { id, currentPassword }, { headers: cookies }))
  /** The headers of another user. */
  const signInBea = async () => {
    const bea = { email: 'bea@summit.test', name: 'Bea', passwordHash: `plain:${ada.password}`, createdAt: site.now() }
    await addUser(database, bea)
    const user = await findUser(database, bea.email)
    if (!user) throw new Error('The user was not added.')
    return { Cookie: `${headers.Cookie.split('=')[0]}=${await startSession(database, user, site.now())}` }
  }
  const getSubjects = async () =>
    (await database.select().from(mails).orderBy(asc(mails.createdAt))).map(({ subject }) => subject)
  return {
    ...site,
    headers,
    authenticator,
    requestNew,
    readOptions,
    create,
    add,
    getOptions,
    signIn,
    list,
    remove,
    getSubjects,
    signInBea,
  }
}

const notUsed = [422, 'This passkey could not be used. Please try again.']
const notAdded = [422, 'This passkey could not be added. Please try again.']

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-28 ACCOUNT-29 adds a passkey, which signs in until it is removed', async () => {
    const { create, add, authenticator, getOptions, signIn, send, list, remove, getSubjects, pass } = await open(kind)
    expect(await getWords(await add(await create()))).toEqual([200, 'The passkey was added.'])
    const answer = await signIn(authenticator.get(await getOptions()))
    expect(await answer.clone().json()).toMatchObject({
      success: true,
      data: { user: { name: 'Ada', email: ada.email } },
    })
    const session = await send(apiRoutes.session, { headers: { Cookie: getCookie(answer) } })
    expect(await session.json()).toMatchObject({ user: { email: ada.email } })

    const [passkey, ...others] = await list()
    expect([passkey?.usedAt, others]).toEqual([expect.any(String), []])
    pass(1)
    expect((await remove(passkey?.id ?? '')).status).toBe(204)
    expect(await getWords(await signIn(authenticator.get(await getOptions())))).toEqual(notUsed)
    expect(await list()).toEqual([])
    expect(await getSubjects()).toEqual([
      'A passkey was added to your Summit account',
      'A passkey was removed from your Summit account',
    ])
  })
})

it('ACCOUNT-28 says again that a passkey was added, to the same request whose answer was lost, and mails once', async () => {
  const { create, add, list, getSubjects } = await open()
  const credential = await create()
  await add(credential)
  expect(await getWords(await add(credential))).toEqual([200, 'The passkey was added.'])
  expect(await list()).toHaveLength(1)
  expect(await getSubjects()).toEqual(['A passkey was added to your Summit account'])
})

it('ACCOUNT-31 a passkey is two factors: no code of an app follows', async () => {
  const { create, add, authenticator, getOptions, signIn, database, now } = await open()
  await add(await create())
  const userId = (await findUser(database, ada.email))?.id ?? ''
  await database.insert(twoFactor).values({ userId, secret: 'SECRET', lastStep: 0, createdAt: now() })
  expect((await signIn(authenticator.get(await getOptions()))).status).toBe(200)
})

it('ACCOUNT-29 asks for any passkey of the site, by PIN, finger or face', async () => {
  const { getOptions } = await open()
  expect(await getOptions()).toMatchObject({ rpId: 'summit.example', userVerification: 'required' })
})

it('ACCOUNT-28 asks for one that needs no user name, and for none on a device that has one', async () => {
  const { requestNew, readOptions, authenticator, add } = await open()
  const options = await readOptions(await requestNew())
  expect(options).toMatchObject({
    rp: { id: 'summit.example', name: 'Summit' },
    user: { name: ada.email, displayName: 'Ada' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  const credential = authenticator.create(options)
  await add(credential)
  expect(await readOptions(await requestNew())).toMatchObject({
    excludeCredentials: [{ id: credential.id, transports: ['internal'] }],
  })
})

describe('T51 a passkey signs in only with what it has signed for this site, now', () => {
  it.each<[string, Deviation]>([
    ['on another site', { origin: 'https://summit.example.evil.test' }],
    ['for another domain', { domain: 'evil.test' }],
    ['without PIN, finger or face', { isVerified: false }],
    ['for another user', { userHandle: Buffer.from('another').toString('base64url') }],
    ['as another passkey', { id: 'bm90LWl0cy1vd24' }],
  ])('not %s', async (_, deviation) => {
    const { create, add, authenticator, getOptions, signIn, list } = await open()
    await add(await create())
    const answer = await signIn(authenticator.get(await getOptions(), deviation))
    expect(await getWords(answer)).toEqual(notUsed)
    expect(getCookie(answer)).toBe('')
    expect((await list())[0]?.usedAt).toBeUndefined()
  })

  it('not with the key of another', async () => {
    const { create, add, getOptions, signIn } = await open()
    const own = await create()
    await add(own)
    const thief = createAuthenticator(siteUrl)
    expect(await getWords(await signIn(thief.get(await getOptions(), { id: own.id })))).toEqual(notUsed)
  })

  it('not twice, also at the same time', async () => {
    const { create, add, authenticator, getOptions, signIn } = await open()
    await add(await create())
    const credential = authenticator.get(await getOptions())
    const answers = await Promise.all([signIn(credential), signIn(credential)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await getWords(await signIn(credential))).toEqual(notUsed)
  })

  it('not again after the clock was set back', async () => {
    const { create, add, authenticator, getOptions, signIn, pass } = await open()
    await add(await create())
    pass(2 * 3_600_000)
    const credential = authenticator.get(await getOptions())
    expect((await signIn(credential)).status).toBe(200)
    pass(-2 * 3_600_000)
    expect(await getWords(await signIn(credential))).toEqual(notUsed)
  })

  it('not with a challenge that is old, of another server or for a new passkey', async () => {
    const { create, add, authenticator, getOptions, requestNew, readOptions, signIn, pass } = await open()
    await add(await create())
    const old = authenticator.get(await getOptions())
    pass(CHALLENGE_LIFETIME_MS)
    expect(await getWords(await signIn(old))).toEqual(notUsed)
    for (const options of [{ challenge: 'bWFkZS11cA' }, await readOptions(await requestNew())]) {
      expect(await getWords(await signIn(authenticator.get(options)))).toEqual(notUsed)
    }
  })

  it('not with a counter that does not go up, which a copied key has', async () => {
    const { create, add, authenticator, getOptions, signIn } = await open()
    await add(await create({ counter: 1 }))
    const attempt = async (counter: number) => (await signIn(authenticator.get(await getOptions(), { counter }))).status
    expect([await attempt(5), await attempt(5), await attempt(4), await attempt(6)]).toEqual([200, 422, 422, 200])
  })

  it('and failures are limited, apart from those of the password', async () => {
    const { create, add, authenticator, getOptions, signIn, post } = await open()
    await add(await create())
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await signIn(authenticator.get(await getOptions(), { isVerified: false }))).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await post(apiRoutes.login, ada)).status).toBe(200)
  })
})

it('answers 503, and refuses no passkey, while the keys cannot be read', async () => {
  const { create, add, authenticator, getOptions, headers, database } = await open()
  await add(await create())
  const [known, another] = [authenticator.get(await getOptions()), await create()]
  const keys = Promise.reject(new DatabaseUnavailableError('The database is opening.'))
  keys.catch(() => {})
  const { post } = createTestApp({ database: openDatabase(database), config: { accounts: 'real' }, keys })
  const answers = [
    await post(passkeyApiRoutes.signInWithPasskey, { credential: known }),
    await post(passkeyApiRoutes.addPasskey, { credential: another }, { headers }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
})

describe('T52 a stolen session adds and removes no passkey', () => {
  it('with the challenge of another user, of signing in, or an old or used one', async () => {
    const { create, add, authenticator, getOptions, signInBea, pass, list, remove } = await open()
    const cookies = await signInBea()
    const own = await create()
    expect(await getWords(await add(own, cookies))).toEqual(notAdded)
    expect((await add(own, { Cookie: '' })).status).toBe(401)
    const options = { ...(await getOptions()), user: { id: 'x' } }
    expect(await getWords(await add(authenticator.create(options)))).toEqual(notAdded)

    expect((await add(own)).status).toBe(200)
    await remove((await list())[0]?.id ?? '')
    expect(await getWords(await add(own))).toEqual(notAdded)
    const old = await create()
    pass(CHALLENGE_LIFETIME_MS)
    expect(await getWords(await add(old))).toEqual(notAdded)
    expect(await list()).toEqual([])
  })

  it.each<[string, Deviation]>([
    ['on another site', { origin: 'https://evil.test' }],
    ['for another domain', { domain: 'evil.test' }],
    ['without PIN, finger or face', { isVerified: false }],
  ])('made %s', async (_, deviation) => {
    const { create, add } = await open()
    expect(await getWords(await add(await create(deviation)))).toEqual(notAdded)
  })

  it('and none is taken from another user', async () => {
    const { create, add, remove, list, signInBea } = await open()
    await add(await create())
    const cookies = await signInBea()
    expect((await remove((await list())[0]?.id ?? '', cookies)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await remove((await list())[0]?.id ?? '', { Cookie: '' })).status).toBe(401)
    expect((await remove('7')).status).toBe(400)
  })
})

it('refuses a passkey whose transports are no words', async () => {
  const { create, add } = await open()
  const credential = await create()
  const transports = ['\u0000']
  expect((await add({ ...credential, response: { ...credential.response, transports } })).status).toBe(400)
})

it.each([undefined, {}, { id: 'a', rawId: 'a', type: 'public-key', response: {} }, 'x'])(
  'refuses the credential %j',
  async (credential) => {
    const { signIn, add } = await open()
    expect((await signIn(credential)).status).toBe(400)
    expect((await add(credential)).status).toBe(400)
  },
)

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'does not exist at an address of numbers: %s',
  async (siteUrl) => {
    const { send } = await open('embedded', { siteUrl })
    expect((await send(passkeyApiRoutes.passkeyOptions)).status).toBe(404)
  },
)

import {
  accountApiRoutes,
  apiRoutes,
  callbackResponse,
  identitiesResponse,
  identityApiRoutes,
  linkIdentityResponse,
  type Provider,
} from '@summit/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { addUser } from '../embedded/users.ts'
import { identities } from './tables.ts'

const openSite = await testSites()
const siteUrl = 'https://summit.example'
const bea = { email: 'bea@summit.test', password: ada.password }

/** An app in which Ada is signed in, with functions that link as her browser does. */
async function open(kind: 'embedded' | 'supabase' = 'embedded', config: Partial<Config> = {}) {
  const site = await openSite(kind, { accounts: 'real', ...config })
  const { send, post, service, serviceDatabase, database } = site
  await addAda(serviceDatabase)
  const passwordHash = `plain:${bea.password}`
  await addUser(serviceDatabase, { email: bea.email, name: 'Bea', passwordHash, createdAt: site.now() })
  const signIn = async (credentials = ada) => ({ Cookie: getCookie(await post(apiRoutes.login, credentials)) })
  const headers = await signIn()

  const start = async (provider: Provider = 'google', cookies = headers, currentPassword = ada.password) =>
    followSession(
      cookies,
      await post(identityApiRoutes.linkIdentity, { provider, currentPassword }, { headers: cookies }),
    )
  /** Answers the identity page. Returns where it leads, and the parameters. */
  const choose = async (url: string, fields: Record<string, string> = { choice: 'offered' }) => {
    const { pathname, search } = new URL(url, siteUrl)
    const page = await (await service.send(pathname + search)).text()
    const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ state, ...fields })
    const back = await service.send('/auth/v1/callback', { method: 'POST', body })
    const target = new URL(back.headers.get('Location') ?? '', siteUrl)
    return { path: target.pathname, query: Object.fromEntries(target.searchParams) }
  }
  const readUrl = async (response: Response) => v.parse(linkIdentityResponse, await response.json()).url
  /** Comes back with the cookie of the flow. */
  const callback = (code: string | undefined, flow: string, provider: Provider = 'google', cookies = headers) =>
    post(apiRoutes.callback, { code, provider }, { headers: { Cookie: `${cookies.Cookie}; ${flow}` } })
  /** Goes to the provider and comes back. Returns the code, and the cookie of the flow. */
  const visit = async (provider: Provider = 'google', cookies = headers, fields?: Record<string, string>) => {
    const started = await start(provider, cookies)
    const { path, query } = await choose(await readUrl(started.clone()), fields)
    return { path, query, code: query.code, flow: getCookie(started, 'oauth') }
  }
  const link = async (provider: Provider = 'google', cookies = headers) => {
    const { code, flow } = await visit(provider, cookies)
    return callback(code, flow, provider, cookies)
  }
  /** Signs in at a provider, in another browser. */
  const signInAt = async (provider: Provider) => {
    const started = await send(apiRoutes[provider])
    const { query } = await choose(started.headers.get('Location') ?? '')
    return query.code === undefined ? undefined : callback(query.code, getCookie(started), provider, { Cookie: '' })
  }
  const list = async (cookies = headers) =>
    v.parse(identitiesResponse, await (await send(identityApiRoutes.identities, { headers: cookies })).json())
  const unlink = async (provider: unknown = 'google', cookies = headers, currentPassword = ada.password) =>
    followSession(
      cookies,
      await post(identityApiRoutes.unlinkIdentity, { provider, currentPassword }, { headers: cookies }),
    )
  const getSubjects = async () =>
    (await database.select().from(mails).orderBy(asc(mails.createdAt))).map(({ subject }) => subject)
  /** The identities that the service has. */
  const getStored = () => serviceDatabase.select().from(identities)
  return {
    ...site,
    headers,
    signIn,
    start,
    choose,
    readUrl,
    callback,
    visit,
    link,
    signInAt,
    list,
    unlink,
    getSubjects,
    getStored,
  }
}

const getRefusal = async (response: Response) => {
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code]
}

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-34 ACCOUNT-35 ACCOUNT-36 links a provider, which signs in to the account until it is removed', async () => {
    const { visit, callback, signInAt, send, list, unlink, getSubjects, pass } = await open(kind)
    expect(await list()).toEqual({ identities: [], providers: ['google', 'apple'] })

    const { path, code, flow } = await visit('google')
    expect(path).toBe('/auth/google/callback')
    const linked = await callback(code, flow)
    const { message, data } = v.parse(callbackResponse, await linked.clone().json())
    expect([linked.status, message, data?.linked, data?.user.email]).toEqual([
      200,
      'Google is linked.',
      'google',
      ada.email,
    ])
    expect((await list()).identities).toEqual([
      { provider: 'google', email: 'robin@google.test', linkedAt: expect.stringContaining('2026') as string },
    ])

    const other = await signInAt('google')
    const session = await send(apiRoutes.session, {
      headers: { Cookie: other?.headers.getSetCookie().join('; ') ?? '' },
    })
    expect(await session.json()).toMatchObject({ user: { email: ada.email } })

    pass(1)
    expect((await unlink()).status).toBe(204)
    expect((await list()).identities).toEqual([])
    const stranger = await signInAt('google')
    expect(await stranger?.json()).toMatchObject({ data: { user: { email: 'robin@google.test' } } })
    expect(await getSubjects()).toEqual([
      'Google was linked to your Summit account',
      'Google was removed from your Summit account',
    ])
  })

  it('ACCOUNT-35 keeps the session in which it was started, and starts none', async () => {
    const { link, headers, send } = await open(kind)
    const cookies = (await link()).headers.getSetCookie()
    expect(cookies).toEqual([expect.stringMatching(/^__Host-summit_oauth=; Max-Age=0/)])
    expect((await send(apiRoutes.session, { headers })).status).toBe(200)
  })

  describe('T55 nobody’s account is taken over by linking:', () => {
    it('ACCOUNT-37 not with an identity of another account', async () => {
      const { link, visit, signIn, list } = await open(kind)
      await link()
      const cookies = await signIn(bea)
      const { query } = await visit('google', cookies)
      expect(query).toMatchObject({ error: 'server_error', error_code: 'identity_already_exists' })
      expect((await list(cookies)).identities).toEqual([])
      expect((await list()).identities).toHaveLength(1)
    })

    it('not by an address that another browser has got, which somebody else follows', async () => {
      const { start, readUrl, choose, callback, send, signIn } = await open(kind)
      const { query } = await choose(await readUrl(await start()))
      const cookies = await signIn(bea)
      expect(await getRefusal(await callback(query.code, '', 'google', cookies))).toEqual([400, 'sign_in_failed'])
      const own = getCookie(await send(apiRoutes.google))
      expect(await getRefusal(await callback(query.code, own, 'google', cookies))).toEqual([400, 'sign_in_failed'])
    })

    it('ACCOUNT-37 not after the session has ended, or changed hands', async () => {
      const { visit, callback, signIn, getStored, getSubjects } = await open(kind)
      for (const cookies of [{ Cookie: '' }, await signIn(bea)]) {
        const { code, flow } = await visit()
        const answer = await callback(code, flow, 'google', cookies)
        expect(await getRefusal(answer)).toEqual([403, 'link_failed'])
        expect(answer.headers.getSetCookie().join()).not.toMatch(/session=\w/)
      }
      expect(await getStored()).toEqual([])
      expect((await getSubjects()).filter((subject) => subject.startsWith('Google was linked'))).toEqual([])
    })

    it('not by a code twice, another code or another provider', async () => {
      const { visit, callback } = await open(kind)
      const first = await visit()
      expect(await getRefusal(await callback('made-up', first.flow))).toEqual([403, 'link_failed'])
      expect(await getRefusal(await callback(first.code, first.flow, 'apple'))).toEqual([400, 'sign_in_failed'])
      expect((await callback(first.code, first.flow)).status).toBe(200)
      expect(await getRefusal(await callback(first.code, first.flow))).toEqual([403, 'link_failed'])
    })
  })
})

describe('T56 a stolen session links and unlinks nothing', () => {
  it('nor from another user', async () => {
    const { link, unlink, signIn, list, getSubjects } = await open()
    await link()
    expect((await unlink('google', await signIn(bea))).status).toBe(204)
    expect((await list()).identities).toHaveLength(1)
    expect(await getSubjects()).toHaveLength(1)
  })

  it('and after it has ended, what it had started links nothing', async () => {
    const { visit, callback, headers, post, getStored } = await open()
    const { code, flow } = await visit()
    await post(
      accountApiRoutes.changePassword,
      { currentPassword: ada.password, password: 'new horse race' },
      { headers },
    )
    expect(await getRefusal(await callback(code, flow))).toEqual([403, 'link_failed'])
    expect(await getStored()).toEqual([])
  })
})

it('T55 links only when the browser that has started comes back', async () => {
  const { visit, callback, getStored } = await open()
  const { code, flow } = await visit()
  expect(await getStored()).toEqual([])
  await callback(code, flow)
  expect(await getStored()).toHaveLength(1)
})

it('links one account of a provider, and says so', async () => {
  const { link, start } = await open()
  await link()
  const answer = await start()
  expect(await getWords(answer.clone())).toEqual([422, 'A Google account is linked already.'])
  expect(await getRefusal(answer)).toEqual([422, 'identity_taken'])
  expect((await start('apple')).status).toBe(200)
})

it('ACCOUNT-37 of two users who link an identity at the same time, one does', async () => {
  const { visit, callback, signIn, getStored } = await open()
  const cookies = await signIn(bea)
  const [first, second] = [await visit(), await visit('google', cookies)]
  expect((await callback(first.code, first.flow)).status).toBe(200)
  const late = await callback(second.code, second.flow, 'google', cookies)
  expect(await getWords(late.clone())).toEqual([422, 'This Google account is linked to another account here.'])
  expect(await getRefusal(late)).toEqual([422, 'identity_taken'])
  expect(await getStored()).toHaveLength(1)
})

it('ACCOUNT-24 ACCOUNT-34 has identities in the downloaded data', async () => {
  const { link, send, headers } = await open()
  await link('apple')
  const data: unknown = await (await send(accountApiRoutes.exportData, { headers })).json()
  expect(data).toMatchObject({ identities: [{ provider: 'apple', email: 'sasha@apple.test' }] })
})

it.each([undefined, 'github', {}])('T26 answers the provider %j with 400', async (provider) => {
  const { unlink } = await open()
  expect((await unlink(provider ?? null)).status).toBe(400)
})

it('does not exist without the identity page', async () => {
  const { send, headers } = await open('embedded', { auth: { kind: 'embedded', identityPage: 'closed' } })
  expect((await send(identityApiRoutes.identities, { headers })).status).toBe(404)
})

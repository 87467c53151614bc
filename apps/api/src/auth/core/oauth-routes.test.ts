import { apiRoutes, callbackResponse, type Provider } from '@summit/contract'
import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { getCookie } from '../../testing/login-app.ts'
import { testSites } from '../../testing/sites.ts'

const openSite = await testSites()

async function open(kind: 'embedded' | 'supabase', config?: Partial<Config>) {
  const site = await openSite(kind, config)
  const { send, post, service } = site
  /** Signs in at a provider. Returns the path and code of the callback, and the cookie. */
  const authorize = async (provider: Provider = 'google', choice = 'offered') => {
    const start = await send(apiRoutes[provider])
    const { pathname, search } = new URL(start.headers.get('Location') ?? '', 'https://summit.example')
    const page = await (await service.send(pathname + search)).text()
    const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const back = await service.send('/auth/v1/callback', {
      method: 'POST',
      body: new URLSearchParams({ state, choice }),
    })
    const location = new URL(back.headers.get('Location') ?? '', 'https://summit.example')
    return {
      path: location.pathname,
      code: location.searchParams.get('code') ?? '',
      cookie: getCookie(start),
    }
  }
  const callback = (body: unknown, cookie = '') =>
    post(apiRoutes.callback, body, { headers: cookie ? { Cookie: cookie } : {} })
  return { ...site, authorize, callback }
}

const refused = {
  success: false,
  message: 'This sign-in could not be completed. Please try again.',
  code: 'sign_in_failed',
}
const cleared = /^__Host-summit_oauth=; Max-Age=0; Path=\/.*Secure/

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it.each<[Provider, string]>([
    ['google', 'Robin Ridge'],
    ['apple', 'Sasha Scree'],
  ])('CALLS-03 CALLS-04 signs in with %s', async (provider, name) => {
    const { authorize, callback, send } = await open(kind)
    const { path, code, cookie } = await authorize(provider)
    expect(path).toBe(`/auth/${provider}/callback`)

    const response = await callback({ code, provider }, cookie)
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(body).toMatchObject({ success: true })
    const { message, data } = v.parse(callbackResponse, body)
    expect(message).toBe('You are signed in.')
    expect(data?.user).toEqual({
      id: expect.any(String) as string,
      name,
      email: expect.stringContaining('@') as string,
    })

    const [gone, session] = response.headers.getSetCookie()
    expect(gone).toMatch(cleared)
    const signedIn = await send(apiRoutes.session, { headers: { Cookie: session?.split(';')[0] ?? '' } })
    expect(await signedIn.json()).toMatchObject({ user: { name } })
  })

  it('T13 stores the PKCE verifier in an encrypted HttpOnly cookie for ten minutes', async () => {
    const { send } = await open(kind)
    const [cookie = ''] = (await send(apiRoutes.google)).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-summit_oauth=[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [sealed = ''] = cookie.slice(cookie.indexOf('=') + 1).split(';')
    expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'dir', enc: 'A256GCM' })
  })

  it('T13 starts no sign-in from a link of another site', async () => {
    const { send } = await open(kind)
    const response = await send(apiRoutes.google, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth/login'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('sends the redirect URL and the S256 challenge, never the verifier', async () => {
    const { send } = await open(kind)
    const location = (await send(apiRoutes.apple)).headers.get('Location') ?? ''
    const query = Object.fromEntries(new URL(location, 'https://summit.example').searchParams)
    expect(query).toEqual({
      provider: 'apple',
      redirect_to: 'https://summit.example/auth/apple/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 's256',
    })
    const other = new URL((await send(apiRoutes.apple)).headers.get('Location') ?? '', 'https://summit.example')
    expect(other.searchParams.get('code_challenge')).not.toBe(query.code_challenge)
  })

  it('T13 refuses a callback without the cookie of the same attempt and provider', async () => {
    const { authorize, callback } = await open(kind)
    const attacks = [
      async () => callback({ code: (await authorize()).code, provider: 'google' }),
      async () => callback({ code: (await authorize()).code, provider: 'google' }, '__Host-summit_oauth=forged'),
      async () => callback({ code: (await authorize()).code, provider: 'google' }, (await authorize()).cookie),
      async () =>
        callback({ code: (await authorize('google')).code, provider: 'google' }, (await authorize('apple')).cookie),
      async () => {
        const { code, cookie } = await authorize('google')
        return callback({ code, provider: 'apple' }, cookie)
      },
      async () => callback({ code: 'made-up', provider: 'google' }, (await authorize()).cookie),
    ]
    for (const attack of attacks) {
      const response = await attack()
      expect([response.status, await response.json()]).toEqual([400, refused])
      expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(cleared)])
    }
  })

  it('T14 accepts a code once', async () => {
    const { authorize, callback } = await open(kind)
    const { code, cookie } = await authorize()
    const answers = await Promise.all([0, 1].map(() => callback({ code, provider: 'google' }, cookie)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await callback({ code, provider: 'google' }, cookie)).status).toBe(400)
  })

  it('T13 refuses a cookie older than ten minutes', async () => {
    const { authorize, callback, pass } = await open(kind)
    const early = await authorize()
    pass(599_000)
    const late = await authorize()
    pass(1_000)
    expect((await callback({ code: late.code, provider: 'google' }, early.cookie)).status).toBe(400)
    expect((await callback({ code: late.code, provider: 'google' }, late.cookie)).status).toBe(200)
  })

  it.each([
    [{}],
    [{ code: '', provider: 'google' }],
    [{ code: 'x', provider: 'github' }],
    [{ code: {}, provider: 'google' }],
  ])('T26 answers %j with 400 and one message', async (body) => {
    const { callback, authorize } = await open(kind)
    const response = await callback(body, (await authorize()).cookie)
    expect([response.status, await response.json()]).toEqual([400, refused])
  })
})

it.each([
  ['google', 'Google'],
  ['apple', 'Apple'],
] as const)(
  'answers a sign-in with %s that is not available with a message for the visitor',
  async (provider, name) => {
    const { send } = await open('embedded', { auth: { kind: 'embedded', identityPage: 'closed' } })
    const response = await send(`${apiRoutes[provider]}?error=injected`, { headers: { Host: 'evil.example' } })
    expect(response.status).toBe(302)
    const target = new URL(response.headers.get('Location') ?? '', 'https://summit.example')
    expect(target.origin + target.pathname).toBe('https://summit.example/auth/error')
    expect(target.searchParams.get('message')).toContain(`${name} is not set up on this server`)
    expect(target.search).not.toContain('injected')
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addUser } from './users.ts'
import { users } from '../core/tables.ts'
import { createAuthClient } from '../../testing/auth-client.ts'
import { createTestApp, openDatabase, type TestAppOptions } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { pkceChallenge } from '../core/pkce.ts'

const database = await testDatabase()

const verifier = 'v'.repeat(43)
const siteUrl = 'https://summit.example'
const usual = {
  provider: 'google',
  redirect_to: `${siteUrl}/auth/google/callback`,
  code_challenge: pkceChallenge(verifier),
  code_challenge_method: 's256',
}

function open(options: Partial<TestAppOptions> = {}) {
  const test = createTestApp({ database: openDatabase(database), ...options })
  const authorize = (change: Record<string, string> = {}) =>
    test.send(`/auth/v1/authorize?${new URLSearchParams({ ...usual, ...change })}`)
  const getState = async (page: Response) => /name="state" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const answer = (fields: Record<string, string>) =>
    test.send('/auth/v1/callback', { method: 'POST', body: new URLSearchParams(fields) })
  const choose = async (fields: Record<string, string>, change: Record<string, string> = {}) =>
    answer({ state: await getState(await authorize(change)), ...fields })
  const exchange = (code: string, code_verifier = verifier) =>
    test.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier })
  return { ...test, authorize, getState, answer, choose, exchange }
}

/** The path and the parameters of a redirect. */
function getTarget(response: Response) {
  expect(response.status).toBe(303)
  const location = response.headers.get('Location') ?? ''
  // A relative URL, so it holds for every host name of the site.
  expect(location).toMatch(/^\/(?!\/)/)
  const { pathname, searchParams } = new URL(location, siteUrl)
  return { pathname, query: Object.fromEntries(searchParams) }
}

const readCode = (response: Response) => getTarget(response).query.code ?? ''
const getError = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('the identity page', () => {
  it.each([
    ['google', 'Google', 'Robin Ridge'],
    ['apple', 'Apple', 'Sasha Scree'],
  ])('says that it is not %s, and offers a person', async (provider, name, person) => {
    const page = await open().authorize({ provider })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain(`Stand-in for ${name}.`)
    expect(text).toContain(`This server is not connected to ${name}`)
    expect(text).toContain(`Sign in as ${person}`)
    for (const label of ['Use another address', 'Refuse', 'Cancel']) expect(text).toContain(label)
  })

  it('T18 T19 has a CSP: no script, styles of this site, no framing, forms to this server', async () => {
    const { authorize, choose, answer } = open()
    for (const page of [await authorize(), await choose({ choice: 'other' }), await answer({})]) {
      const { headers } = page
      const sheet = /<style>([\s\S]*?)<\/style>/.exec(await page.text())?.[1] ?? ''
      const hash = createHash('sha256').update(sheet).digest('base64')
      expect(headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'sha256-${hash}'; ` +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types 'none'",
      )
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('T15 escapes input', async () => {
    const { choose } = open()
    const typed = { choice: 'other', name: '"><script>alert(1)</script>', email: "<img src=x onerror='1'>" }
    const page = await choose(typed)
    const text = await page.text()
    expect(page.status).toBe(422)
    expect(text).toContain('Please enter a name and a valid email address.')
    expect(text).not.toMatch(/<script|<img/)
  })

  it('shows again what was typed', async () => {
    const { choose } = open()
    const text = await (await choose({ choice: 'other', name: 'Bea', email: 'bea@' })).text()
    expect(text).toContain('value="Bea"')
    expect(text).toContain('value="bea@"')
    expect(await (await choose({ choice: 'other' })).text()).not.toContain('undefined')
  })

  it.each([
    ['another provider', { provider: 'myspace' }],
    ['no challenge', { code_challenge: '' }],
    ['no challenge method', { code_challenge_method: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge of another length', { code_challenge: 'x'.repeat(44) }],
  ])('is not shown for %s', async (_, change) => {
    expect(await getError(await open().authorize(change))).toEqual([400, 'validation_failed'])
  })

  it('answers 404 where it is disabled', async () => {
    const { getState, authorize, answer, now, keyring } = open()
    const state = await getState(await authorize())
    const closed = open({ config: { auth: { kind: 'embedded', identityPage: 'closed' } }, begin: now(), keys: keyring })
    expect(await getError(await closed.authorize())).toEqual([400, 'validation_failed'])
    expect((await closed.answer({ state, choice: 'offered' })).status).toBe(400)
    expect((await answer({ state, choice: 'offered' })).status).toBe(303)
  })
})

describe('an answer', () => {
  it('signs in as the offered person', async () => {
    const { choose, exchange } = open()
    const response = await choose({ choice: 'offered' })
    expect(getTarget(response).pathname).toBe('/auth/google/callback')
    const session = (await (await exchange(readCode(response))).json()) as { user: object }
    expect(session.user).toMatchObject({
      email: 'robin@google.test',
      user_metadata: { name: 'Robin Ridge' },
      app_metadata: { provider: 'google' },
    })
  })

  it('signs in with another address, the same account each time', async () => {
    const { choose, exchange } = open()
    const getId = async (fields: Record<string, string>) => {
      const { user } = (await (await exchange(readCode(await choose(fields)))).json()) as { user: { id: string } }
      return user.id
    }
    const first = await getId({ choice: 'other', name: ' Bea\u0000\u202e ', email: ' Bea@Summit.test ' })
    expect(await getId({ choice: 'other', name: 'Beatrice', email: 'bea@summit.test' })).toBe(first)
    const [row] = await database.select().from(users)
    expect(row).toMatchObject({ name: 'Bea', email: 'bea@summit.test', passwordHash: null })
  })

  it('does not sign into an account that has a password, and says why', async () => {
    const { choose, now } = open()
    await addUser(database, { email: 'ada@summit.test', name: 'Ada', passwordHash: 'plain:x', createdAt: now() })
    const page = await choose({ choice: 'other', name: 'Ada', email: 'ADA@summit.test' })
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('has a password here')
  })

  it.each([
    ['refused', 'access_denied'],
    ['cancelled', 'user_cancelled_authorize'],
  ])('%s is passed on to the site', async (choice, error) => {
    const response = await open().choose({ choice })
    expect(getTarget(response)).toEqual({
      pathname: '/auth/google/callback',
      query: { error, error_code: error, error_description: 'The visitor did not sign in' },
    })
    expect(await database.select().from(users)).toEqual([])
  })

  it.each([
    'https://evil.example/auth/google/callback',
    'https://summit.example.evil.example/',
    'https://summit.example@evil.example/',
    'http://summit.example/auth/google/callback',
    'https://summit.example//evil.example',
    'https://summit.example/..//evil.example',
    'https://summit.example/\\evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'blob:https://summit.example/auth/google/callback',
    '',
  ])('redirects to this site only: %s', async (redirect_to) => {
    const response = await open().choose({ choice: 'offered' }, { redirect_to })
    const { pathname } = getTarget(response)
    expect(pathname).toBe('/')
  })

  it('keeps the query of the redirect URL', async () => {
    const response = await open().choose(
      { choice: 'offered' },
      { redirect_to: `${siteUrl}/auth/callback?provider=apple` },
    )
    expect(getTarget(response)).toMatchObject({ pathname: '/auth/callback', query: { provider: 'apple' } })
  })

  it.each([
    ['without a question', ''],
    ['to a forged question', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA'],
  ])('%s gets an error page', async (_, state) => {
    const page = await open().answer({ state, choice: 'offered' })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('This page has expired.')
  })

  it('is valid for ten minutes', async () => {
    const { authorize, getState, answer, pass } = open()
    const state = await getState(await authorize())
    pass(10 * 60_000 - 1000)
    expect((await answer({ state, choice: 'offered' })).status).toBe(303)
    pass(1000)
    expect((await answer({ state, choice: 'offered' })).status).toBe(400)
  })

  it('T26 accepts form data only', async () => {
    const { authorize, getState, send } = open()
    const body = `choice=offered&state=${await getState(await authorize())}`
    for (const type of ['text/plain', 'application/json', 'multipart/form-data']) {
      const init = { method: 'POST', body, headers: { 'Content-Type': type } }
      expect((await send('/auth/v1/callback', init)).status).toBe(415)
    }
  })
})

describe('the code', () => {
  it('works with Supabase’s own client', async () => {
    const { send, answer, getState } = open()
    const client = createAuthClient(siteUrl, send)
    const heard: string[] = []
    client.onAuthStateChange((event) => void heard.push(event))
    const { data: start } = await client.signInWithOAuth({
      provider: 'apple',
      options: { redirectTo: `${siteUrl}/auth/apple/callback`, skipBrowserRedirect: true },
    })
    const state = await getState(await send(start.url ?? ''))
    const { data, error } = await client.exchangeCodeForSession(readCode(await answer({ state, choice: 'offered' })))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: 'sasha@apple.test', app_metadata: { provider: 'apple' } })
    expect(heard).toContain('SIGNED_IN')
    expect((await client.getUser()).data.user?.id).toBe(data.user?.id)
  })

  it('T13 is consumed and refused with a wrong verifier', async () => {
    const { choose, exchange } = open()
    const code = readCode(await choose({ choice: 'offered' }))
    expect(await getError(await exchange(code, 'w'.repeat(43)))).toEqual([400, 'bad_code_verifier'])
    expect(await getError(await exchange(code))).toEqual([404, 'flow_state_not_found'])
  })

  it.each(['', 'v'.repeat(42), 'v'.repeat(129)])(
    'T26 is not spent on a secret that cannot be one (RFC 7636): %j',
    async (secret) => {
      const { choose, exchange } = open()
      const code = readCode(await choose({ choice: 'offered' }))
      expect(await getError(await exchange(code, secret))).toEqual([400, 'validation_failed'])
      expect((await exchange(code)).status).toBe(200)
    },
  )

  it('is valid for five minutes', async () => {
    const { choose, exchange, pass } = open()
    const code = readCode(await choose({ choice: 'offered' }))
    pass(5 * 60_000)
    expect(await getError(await exchange(code))).toEqual([422, 'flow_state_expired'])
  })

  it('is not accepted as a recovery token', async () => {
    const { choose, post } = open()
    const token_hash = readCode(await choose({ choice: 'offered' }))
    const response = await post('/auth/v1/verify', { token_hash, type: 'recovery' })
    expect(await getError(response)).toEqual([403, 'otp_expired'])
  })
})

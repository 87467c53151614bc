import { apiRoutes, signUpResponse, verifyEmailResponse } from '@summit/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Config } from '../../config.ts'
import { mails } from '../../mail/tables.ts'
import { hashToken, randomToken } from '../../shared/tokens.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { registrations } from '../embedded/tables.ts'
import { findUser } from '../embedded/users.ts'

const openSite = await testSites()
const bea = { name: 'Bea Lind', email: 'Bea@Summit.test', password: 'high and dry' }

/** An app with real accounts, and what a browser does to create one. */
async function open(kind: 'embedded' | 'supabase', config: Partial<Config> = {}) {
  const site = await openSite(kind, { accounts: 'real', ...config })
  const withCookie = (cookie: string) => ({ headers: cookie ? { Cookie: cookie } : {} })
  /** All mails to an address, the oldest first. */
  const mailsTo = async (address: string) => {
    const rows = await site.serviceDatabase.select().from(mails).orderBy(asc(mails.createdAt))
    return rows.filter(({ recipient }) => recipient === address.toLowerCase())
  }
  return {
    ...site,
    mailsTo,
    signUp: (body: object = bea, from?: string) => site.post(apiRoutes.signUp, body, {}, from),
    resend: (cookie = '', email = bea.email) => site.post(apiRoutes.resend, { email }, withCookie(cookie)),
    verify: (token: string | undefined, cookie = '') => site.post(apiRoutes.verifyEmail, { token }, withCookie(cookie)),
    login: (password = bea.password) => site.post(apiRoutes.login, { email: bea.email, password }),
    token: async (address = bea.email) => {
      const { text = '' } = (await mailsTo(address)).at(-1) ?? {}
      return /token_hash=([\w-]+)/.exec(text)?.[1]
    },
  }
}

it('ACCOUNT-03 makes one account of the links of an address that are opened at once', async () => {
  const { verify, database, now } = await open('embedded')
  const tokens = Array.from({ length: 8 }, randomToken)
  const signUp = { email: bea.email.toLowerCase(), name: bea.name, passwordHash: 'hash', createdAt: now() }
  const expiresAt = new Date(now().getTime() + 1)
  await database
    .insert(registrations)
    .values(tokens.map((token) => ({ ...signUp, tokenHash: hashToken(token), expiresAt })))
  // All connections are open then.
  await Promise.all(tokens.map(() => verify('unknown')))
  const answers = await Promise.all(tokens.map((token) => verify(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(403)])
})

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-01 ACCOUNT-02 ACCOUNT-04 creates an account by the mailed link, and signs in the browser that signed up', async () => {
    const { signUp, verify, token, login, send, mailsTo } = await open(kind)
    const answer = await signUp({ ...bea, next: '/pricing?from=sign-up' })
    expect(v.parse(signUpResponse, await answer.json())).toMatchObject({ success: true, data: { verifyEmail: true } })
    expect((await mailsTo(bea.email)).map(({ subject }) => subject)).toEqual(['Verify your email for Summit'])
    expect(await (await login()).json()).toMatchObject({ success: false, code: 'email_not_verified' })
    expect((await login('wrong')).status).toBe(401)

    const verified = await verify(await token(), getCookie(answer))
    expect(v.parse(verifyEmailResponse, await verified.json()).data).toMatchObject({
      user: { name: 'Bea Lind', email: 'bea@summit.test' },
      next: '/pricing?from=sign-up',
    })
    const session = verified.headers.getSetCookie().find((cookie) => cookie.includes('summit_session=')) ?? ''
    const user = await send(apiRoutes.session, { headers: { Cookie: session.split(';')[0] ?? '' } })
    expect(await user.json()).toMatchObject({ user: { name: 'Bea Lind' } })
    expect((await login()).status).toBe(200)
  })

  it('ACCOUNT-05 T42 verifies the address in another browser, which the link does not sign in', async () => {
    const { signUp, verify, token, login } = await open(kind)
    await signUp()
    const verified = await verify(await token())
    expect(await getWords(verified)).toEqual([200, 'Your email address is verified.'])
    expect(verified.headers.getSetCookie()).toEqual([])
    expect((await login()).status).toBe(200)
  })

  it('ACCOUNT-03 T42 takes a link once, for 24 hours', async () => {
    const { signUp, verify, token, pass } = await open(kind)
    const invalid = [403, 'This link is invalid or has expired. Please sign up again.']
    await signUp()
    const first = await token()
    expect((await verify(first)).status).toBe(200)
    expect(await getWords(await verify(first))).toEqual(invalid)
    expect(await getWords(await verify('x'))).toEqual(invalid)
    pass(60_000)
    await signUp({ ...bea, email: 'late@summit.test' })
    pass(24 * 3_600_000)
    expect(await getWords(await verify(await token('late@summit.test')))).toEqual(invalid)
  })

  it('ACCOUNT-03 says again in the browser that signed up that the address is verified, and signs nobody in', async () => {
    const { signUp, verify, login, token, pass } = await open(kind)
    const cookie = getCookie(await signUp())
    const link = await token()
    expect((await verify('x', cookie)).status).toBe(403)
    expect((await verify(link)).status).toBe(200)
    const again = await verify(link, cookie)
    expect(await again.json()).toEqual({ success: true, message: 'Your email address is verified.' })
    expect(again.headers.getSetCookie()).toEqual([])

    const session = getCookie(await login())
    const signedIn = await verify(link, `${cookie}; ${session}`)
    expect(v.parse(verifyEmailResponse, await signedIn.json()).data).toMatchObject({ user: { name: 'Bea Lind' } })
    expect(signedIn.headers.getSetCookie()).toEqual([])

    pass(60_000)
    const other = getCookie(await signUp({ ...bea, email: 'late@summit.test' }))
    expect((await verify(link, other)).status).toBe(403)
  })

  it('ACCOUNT-06 T41 answers for an address that has an account with the same bytes, and by mail that it has one', async () => {
    const { signUp, mailsTo, serviceDatabase } = await open(kind)
    await addAda(serviceDatabase)
    const read = async (response: Response) => [
      response.status,
      [...response.headers].filter(([name]) => name !== 'set-cookie'),
      await response.text(),
    ]
    const answers = [await signUp({ ...bea, email: ada.email }), await signUp()]
    const cookies = answers.map((answer) => answer.headers.getSetCookie().map((cookie) => cookie.length))
    expect(cookies[0]).toEqual(cookies[1])
    const [known, unknown] = await Promise.all(answers.map(read))
    expect(known).toEqual(unknown)
    expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual(['You already have a Summit account'])
  })

  it('ACCOUNT-07 sends the link again after a minute, and only the newest works', async () => {
    const { signUp, resend, verify, token, pass, mailsTo } = await open(kind)
    const cookie = getCookie(await signUp())
    const first = await token()
    const early = await resend(cookie)
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '60'])
    pass(60_000)
    expect((await resend(cookie)).status).toBe(200)
    expect(await mailsTo(bea.email)).toHaveLength(2)
    expect((await verify(first, cookie)).status).toBe(403)
    expect((await verify(await token(), cookie)).status).toBe(200)
  })

  it.each([
    ['short', 'x'.repeat(7), 'Password must be at least 8 characters'],
    ['long', 'x'.repeat(257), 'This password is too long. Please choose a shorter one.'],
    ['common', 'Password123', 'This password is too easy to guess. Please choose another one.'],
  ])('ACCOUNT-09 refuses a password that is %s, and mails nothing', async (reason, password, message) => {
    const { signUp, mailsTo } = await open(kind)
    const response = await signUp({ ...bea, password })
    expect([response.status, await response.json()]).toEqual([
      422,
      { success: false, message, code: `password_${reason}` },
    ])
    expect(await mailsTo(bea.email)).toEqual([])
  })

  it('ACCOUNT-44 says how long a password has to be at least', async () => {
    const { signUp } = await open(kind, { minPasswordLength: 12 })
    const message = 'Password must be at least 12 characters'
    expect(await getWords(await signUp({ ...bea, password: 'high and dr' }))).toEqual([422, message])
    expect((await signUp({ ...bea, password: 'high and dry' })).status).toBe(200)
  })
})

it('refuses a name or an address that is none', async () => {
  const { signUp } = await open('embedded')
  const name = [400, 'Please enter your name, in at most 80 characters.']
  for (const wrong of [' ', 'x'.repeat(81), undefined])
    expect(await getWords(await signUp({ ...bea, name: wrong }))).toEqual(name)
  const email = [400, 'Please enter one email address, such as you@example.org.']
  for (const wrong of ['', 'bea@', 'bea@summit.test, eve@summit.test', undefined])
    expect(await getWords(await signUp({ ...bea, email: wrong }))).toEqual(email)
})

it('ACCOUNT-10 T42 makes the account of the sign-up whose link was opened, of several with an address', async () => {
  const { signUp, verify, token, login, pass, serviceDatabase } = await open('embedded')
  await signUp({ ...bea, name: 'Mallory', password: 'set by somebody else' })
  const foreign = await token()
  pass(60_000)
  const cookie = getCookie(await signUp())
  // The link of somebody else's sign-up does not sign in the browser with a sign-up of its own.
  const verified = await verify(foreign, cookie)
  expect(v.parse(verifyEmailResponse, await verified.json()).data).toBeUndefined()
  expect((await login()).status).toBe(401)
  expect(await serviceDatabase.select().from(registrations)).toEqual([])
})

it('stores no password and no token, and the version of the terms', async () => {
  const { signUp, verify, token, serviceDatabase } = await open('embedded')
  await signUp({ ...bea, termsVersion: '2025-01-15' })
  const rows = await serviceDatabase.select().from(registrations)
  expect(rows[0]?.tokenHash).not.toBe(await token())
  expect(rows[0]?.passwordHash).toBe(`plain:${bea.password}`)
  await verify(await token())
  expect(await findUser(serviceDatabase, bea.email)).toMatchObject({ termsVersion: '2025-01-15', id: rows[0]?.id })
})

it('ACCOUNT-11 T21 mails ten links a day to an address at most, and limits a network', async () => {
  const { signUp, pass, mailsTo } = await open('embedded', { rateLimit: { max: 12, windowSeconds: 86_400 } })
  for (let time = 0; time < 12; time++) {
    await signUp(bea)
    pass(60_000)
  }
  expect(await mailsTo(bea.email)).toHaveLength(10)
  expect((await signUp({ ...bea, email: 'new@summit.test' })).status).toBe(429)
  expect((await signUp({ ...bea, email: 'new@summit.test' }, '198.51.100.9')).status).toBe(200)
})

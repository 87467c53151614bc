import {
  accountApiRoutes,
  apiRoutes,
  codeApiRoutes,
  newTwoFactorResponse,
  recoveryCodesResponse,
  twoFactorApiRoutes,
} from '@summit/contract'
import { asc } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { hashToken } from '../../shared/tokens.ts'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords, tokens } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { plainArgon2 } from '../../testing/test-app.ts'
import { issueRecoveryToken } from '../embedded/one-time-tokens.ts'
import { addUser, findUser } from '../embedded/users.ts'
import { SECOND_STEP_LIFETIME_MS } from './second-step.ts'
import { startSession } from './sessions.ts'
import { recoveryCodes, users } from './tables.ts'
import { resetWrongCodes, WRONG_CODES_PER_DAY } from './two-factor-attempts.ts'
import { SETUP_LIFETIME_MS } from './two-factor.ts'

const openSite = await testSites()
const STEP_MS = 30_000

/** An app in which Ada is signed in. */
async function open(kind: 'embedded' | 'supabase' = 'embedded', argon2 = plainArgon2()) {
  const site = await openSite(kind, { accounts: 'real' }, { argon2 })
  const { database, post, send, now } = site
  await addAda(site.serviceDatabase)
  const login = (password = ada.password) => post(apiRoutes.login, { ...ada, password })
  const headers = { Cookie: getCookie(await login()) }
  const change = async (
    name: keyof typeof twoFactorApiRoutes,
    body: object,
    cookies: Record<string, string> = headers,
  ) => followSession(cookies, await post(twoFactorApiRoutes[name], body, { headers: cookies }))
  const withPassword = (name: keyof typeof twoFactorApiRoutes, currentPassword = ada.password, code?: string) =>
    change(name, { currentPassword, code })
  const setUp = async () => v.parse(newTwoFactorResponse, await (await withPassword('newTwoFactor')).json())
  /** The code that an app shows, by its own clock. */
  const getCode = (secret: string, lateMs = 0) => new TOTP({ secret }).generate({ timestamp: now().getTime() - lateMs })
  /** Enables it. Returns the secret and the recovery codes, a time step later. */
  const enable = async () => {
    const { secret, setup } = await setUp()
    const answer = await change('enableTwoFactor', { setup, code: getCode(secret) })
    site.pass(STEP_MS)
    return { secret, codes: v.parse(recoveryCodesResponse, await answer.json()).recoveryCodes }
  }
  /** The cookie of a sign-in whose first step has passed. */
  const enterPassword = async () => {
    const answer = await login()
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'two_factor_required' }])
    return { Cookie: getCookie(answer) }
  }
  const confirm = (code: unknown, cookies: Record<string, string>, from?: string) =>
    post(twoFactorApiRoutes.confirmSignIn, { code }, { headers: cookies }, from)
  const getStatus = async (): Promise<unknown> => (await send(twoFactorApiRoutes.twoFactor, { headers })).json()
  const isSignedIn = async (cookie: string) =>
    (await send(apiRoutes.session, { headers: { Cookie: cookie } })).status === 200
  const getSubjects = async () =>
    (await database.select().from(mails).orderBy(asc(mails.createdAt))).map(({ subject }) => subject)
  const all = { login, headers, change, withPassword, setUp, getCode, enable, enterPassword, confirm }
  return { ...site, ...all, getStatus, isSignedIn, getSubjects }
}

/** The session's cookie of a response that sets several. */
const getSession = (response: Response) => getCookie(response, 'session')
const wrongCode = [422, 'This code is wrong or was used already.']
const expired = [401, 'This took too long. Please sign in again.']

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-30 ACCOUNT-31 asks for a code of the app once it is enabled, until it is disabled', async () => {
    const { enable, getCode, enterPassword, confirm, getStatus, isSignedIn, withPassword, login, pass, ...rest } =
      await open(kind)
    expect(await getStatus()).toEqual({ recoveryCodes: 0 })
    const { secret, codes } = await enable()
    expect(new Set(codes)).toMatchObject({ size: 10 })
    expect(await getStatus()).toEqual({ enabledAt: expect.any(String) as string, recoveryCodes: 10 })

    const cookies = await enterPassword()
    expect(await isSignedIn(cookies.Cookie)).toBe(false)
    const answer = await confirm(getCode(secret), cookies)
    expect(await answer.clone().json()).toMatchObject({ success: true, data: { user: { email: ada.email } } })
    expect(await isSignedIn(getSession(answer))).toBe(true)

    pass(STEP_MS)
    expect((await withPassword('disableTwoFactor', ada.password, getCode(secret))).status).toBe(204)
    expect((await login()).status).toBe(200)
    expect(await rest.getSubjects()).toEqual([
      'Two-factor authentication is on for your Summit account',
      'Two-factor authentication is off for your Summit account',
    ])
  })
})

it('ACCOUNT-30 shows a secret that apps can scan, and changes nothing before its first code', async () => {
  const { setUp, change, getCode, getStatus, login } = await open()
  const { uri, secret, setup } = await setUp()
  const query = `issuer=Summit&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  expect(uri).toBe(`otpauth://totp/Summit:${encodeURIComponent(ada.email)}?${query}`)
  const wrong = String((Number(getCode(secret)) + 1) % 1_000_000).padStart(6, '0')
  expect(await getWords(await change('enableTwoFactor', { setup, code: wrong }))).toEqual([
    422,
    'This code is wrong or has expired.',
  ])
  expect(await getStatus()).toEqual({ recoveryCodes: 0 })
  expect((await login()).status).toBe(200)
})

it('ACCOUNT-30 ACCOUNT-32 answers the same request again with recovery codes that count, and mails once', async () => {
  const { setUp, change, getCode, getStatus, getSubjects, enterPassword, confirm, pass } = await open()
  const { secret, setup } = await setUp()
  const send = async (code: string) => change('enableTwoFactor', { setup, code })
  const readCodes = async (answer: Response) => v.parse(recoveryCodesResponse, await answer.json()).recoveryCodes
  const [lost = ''] = await readCodes(await send(getCode(secret)))
  const [shown] = await readCodes(await send(getCode(secret)))
  expect(await getStatus()).toMatchObject({ recoveryCodes: 10 })
  expect(await getSubjects()).toEqual(['Two-factor authentication is on for your Summit account'])
  expect(await getWords(await confirm(lost, await enterPassword()))).toEqual(wrongCode)
  expect((await confirm(shown, await enterPassword())).status).toBe(200)

  pass(STEP_MS)
  const before = getCode(secret, STEP_MS)
  expect((await confirm(getCode(secret), await enterPassword())).status).toBe(200)
  expect((await send(before)).status).toBe(422)
})

it('ACCOUNT-31 takes a code of a clock that is 30 s off, and none that is further off', async () => {
  const { enable, getCode, enterPassword, confirm, pass } = await open()
  const { secret } = await enable()
  const cookies = await enterPassword()
  pass(10 * STEP_MS)
  for (const lateMs of [2 * STEP_MS, -2 * STEP_MS]) {
    expect(await getWords(await confirm(getCode(secret, lateMs), cookies))).toEqual(wrongCode)
  }
  expect((await confirm(getCode(secret, STEP_MS), cookies)).status).toBe(200)
  expect((await confirm(getCode(secret, -STEP_MS), await enterPassword())).status).toBe(200)
})

it('ACCOUNT-32 takes each recovery code once, in any case and with any spaces, and mails that', async () => {
  const { enable, enterPassword, confirm, getStatus, getSubjects, database, pass } = await open()
  const { codes } = await enable()
  const [first = '', second = ''] = codes
  const answers = await Promise.all([
    confirm(first, await enterPassword()),
    confirm(` ${first.toUpperCase().replace('-', ' ')}`, await enterPassword()),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  pass(1)
  expect((await confirm(second.replace('-', ' \u2013 '), await enterPassword())).status).toBe(200)
  expect(await getStatus()).toMatchObject({ recoveryCodes: 8 })
  const used = 'A recovery code of your Summit account was used'
  expect((await getSubjects()).slice(1)).toEqual([used, used])
  expect((await database.select().from(mails).orderBy(asc(mails.createdAt))).at(-1)?.text).toContain(
    '8 recovery codes are left',
  )
})

it('T54 takes a recovery code that is stored as SHA-256, once, beside those that are not', async () => {
  const { enable, enterPassword, confirm, database } = await open()
  const { codes } = await enable()
  const [user] = await database.select().from(users)
  await database.insert(recoveryCodes).values({ userId: user?.id ?? '', codeHash: hashToken('k7m2px4qrt') })
  expect((await confirm('k7m2p-x4qrt', await enterPassword())).status).toBe(200)
  expect(await getWords(await confirm('k7m2p-x4qrt', await enterPassword()))).toEqual(wrongCode)
  expect((await confirm(codes[0], await enterPassword())).status).toBe(200)
})

it('ACCOUNT-32 replaces the recovery codes with the password', async () => {
  const { enable, getCode, withPassword, enterPassword, confirm, getSubjects, pass } = await open()
  const { secret, codes } = await enable()
  const answer = await withPassword('newRecoveryCodes', ada.password, getCode(secret))
  const { recoveryCodes: fresh } = v.parse(recoveryCodesResponse, await answer.json())
  expect(await getWords(await confirm(codes[0], await enterPassword()))).toEqual(wrongCode)
  expect((await confirm(fresh[0], await enterPassword())).status).toBe(200)
  expect((await getSubjects())[1]).toBe('Your Summit account has new recovery codes')
  pass(STEP_MS)
  await withPassword('disableTwoFactor', ada.password, getCode(secret))
  expect((await withPassword('newRecoveryCodes')).status).toBe(409)
})

describe('T53 the second step', () => {
  it('takes no code twice, also at the same time, nor that of enabling', async () => {
    const { enable, getCode, enterPassword, confirm } = await open()
    const { secret } = await enable()
    const cookies = await enterPassword()
    expect(await getWords(await confirm(getCode(secret, STEP_MS), cookies))).toEqual(wrongCode)
    const code = getCode(secret)
    const answers = await Promise.all([confirm(code, cookies), confirm(code, cookies)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await getWords(await confirm(code, await enterPassword()))).toEqual(wrongCode)
  })

  it('needs the first, within 10 minutes, of this server', async () => {
    const { enable, getCode, enterPassword, confirm, pass, headers } = await open()
    const { secret } = await enable()
    const cookies = await enterPassword()
    for (const none of [{ Cookie: '' }, headers, { Cookie: `${cookies.Cookie.split('=')[0]}=made-up` }]) {
      expect(await getWords(await confirm(getCode(secret), none))).toEqual(expired)
    }
    pass(SECOND_STEP_LIFETIME_MS)
    expect(await getWords(await confirm(getCode(secret), cookies))).toEqual(expired)
  })

  it('T35 ends with the password of the first', async () => {
    const { enable, getCode, enterPassword, confirm, post, headers } = await open()
    const { secret } = await enable()
    const cookies = await enterPassword()
    const body = { currentPassword: ada.password, password: 'new horse, same staple', code: getCode(secret) }
    expect((await post(accountApiRoutes.changePassword, body, { headers })).status).toBe(200)
    expect(await getWords(await confirm(getCode(secret, -STEP_MS), cookies))).toEqual(expired)
  })

  it('follows a mailed code too', async () => {
    const { enable, post, processMailRequests, getSubjects, getCode, confirm } = await open()
    const { secret } = await enable()
    await post(codeApiRoutes.sendCode, { email: ada.email })
    await processMailRequests()
    const [code] = /^\d{6}/.exec((await getSubjects()).at(-1) ?? '') ?? []
    const answer = await post(codeApiRoutes.signInWithCode, { email: ada.email, code })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'two_factor_required' }])
    expect((await confirm(getCode(secret), { Cookie: getCookie(answer) })).status).toBe(200)
  })

  it('is asked for after recovery, which signs nobody in', async () => {
    const { enable, post, processMailRequests, database } = await open()
    const password = 'new horse, same staple'
    await enable()
    await post(apiRoutes.forgotPassword, { email: ada.email })
    await processMailRequests()
    const mail = (await database.select().from(mails)).find(({ subject }) => subject.startsWith('Reset'))
    const token_hash = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const verified = await post('/auth/v1/verify', { token_hash, type: 'recovery' })
    const headers = { Authorization: `Bearer ${v.parse(tokens, await verified.json()).access_token}` }
    const updated = await post(apiRoutes.updatePassword, { password }, { headers })
    expect([updated.status, getSession(updated)]).toEqual([200, ''])
    const answer = await post(apiRoutes.login, { ...ada, password })
    expect([answer.status, getSession(answer)]).toEqual([403, ''])
    expect(await answer.json()).toMatchObject({ code: 'two_factor_required' })
  })

  it('is delayed after five wrong codes, whatever the password does', async () => {
    const { enable, getCode, enterPassword, confirm } = await open()
    const { secret } = await enable()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await confirm('000000', await enterPassword())).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await confirm(getCode(secret), await enterPassword())).status).toBe(429)
  })

  it('takes 30 wrong codes a day, from all networks together', async () => {
    const { enable, getCode, enterPassword, confirm, pass, database } = await open()
    const { secret } = await enable()
    const cookies = await enterPassword()
    for (let attempt = 0; attempt < WRONG_CODES_PER_DAY; attempt++) {
      expect((await confirm('000000', cookies, `198.51.100.${attempt}`)).status).toBe(422)
    }
    const answer = await confirm(getCode(secret), cookies, '203.0.113.200')
    expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, 86_400])
    // As an operator does.
    const [user] = await database.select().from(users)
    await resetWrongCodes(database, user?.id ?? '')
    expect((await confirm('000000', cookies, '203.0.113.201')).status).toBe(422)
    pass(86_400_000)
    expect((await confirm(getCode(secret), await enterPassword(), '203.0.113.200')).status).toBe(200)
  })

  it('counts no code that could not be verified', async () => {
    const argon2 = plainArgon2()
    const { enable, enterPassword, confirm } = await open('embedded', argon2)
    const { codes } = await enable()
    const cookies = await enterPassword()
    for (let attempt = 1; attempt < WRONG_CODES_PER_DAY; attempt++) {
      expect((await confirm('000000', cookies, `198.51.100.${attempt}`)).status).toBe(422)
    }
    vi.spyOn(argon2, 'hash').mockRejectedValueOnce(new Error('Out of memory.'))
    expect((await confirm(codes[0], cookies)).status).toBe(500)
    expect((await confirm(codes[0], cookies)).status).toBe(200)
  })

  it('is not left out by a token of the authentication service, which changes no password', async () => {
    const { enable, getCode, post, send, withPassword } = await open()
    const start = async () =>
      v.parse(tokens, await (await post('/auth/v1/token?grant_type=password', ada)).json()).access_token
    const update = async (token: string) => {
      const body = JSON.stringify({ password: 'another long phrase', current_password: ada.password })
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const answer = await send('/auth/v1/user', { method: 'PUT', body, headers })
      return [answer.status, v.parse(v.object({ code: v.optional(v.string()) }), await answer.json()).code]
    }
    const { secret } = await enable()
    expect(await update(await start())).toEqual([401, 'insufficient_aal'])
    await withPassword('disableTwoFactor', ada.password, getCode(secret))
    expect(await update(await start())).toEqual([200, undefined])
  })

  it('T58 is not left out by the password in a session of a link, either', async () => {
    const { enable, post, send, now, database } = await open()
    await enable()
    const user = await findUser(database, ada.email)
    const token_hash = user && (await issueRecoveryToken(database, user, now()))
    const verified = await post('/auth/v1/verify', { token_hash, type: 'recovery' })
    const { access_token: token } = v.parse(tokens, await verified.json())
    const answer = await send('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({ password: 'another long phrase', current_password: ada.password }),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    })
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'insufficient_aal' }])
  })

  it.each(['12345', '1234567', 'abcde-fgh1j', '', 123456, null])('is refused with %j', async (code) => {
    const { confirm } = await open()
    const message = 'Please enter the six digits of the code, or a recovery code.'
    expect(await getWords(await confirm(code, { Cookie: '' }))).toEqual([400, message])
  })
})

describe('T54 a stolen session changes no second factor', () => {
  it('with a secret from before another one was enabled', async () => {
    const { setUp, enable, change, getCode, enterPassword, confirm } = await open()
    const { secret, setup } = await setUp()
    const own = await enable()
    expect(await getWords(await change('enableTwoFactor', { setup, code: getCode(secret) }))).toEqual([
      422,
      'This code is wrong or has expired.',
    ])
    expect((await confirm(getCode(own.secret), await enterPassword())).status).toBe(200)
  })

  it('with the secret of another user, or an old one', async () => {
    const { setUp, change, getCode, database, now, pass, headers, getStatus } = await open()
    const { secret, setup } = await setUp()
    await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: now() })
    const bea = await findUser(database, 'bea@summit.test')
    if (!bea) throw new Error('The user was not added.')
    const cookies = { Cookie: `${headers.Cookie.split('=')[0]}=${await startSession(database, bea, now())}` }
    const enable = (cookie?: { Cookie: string }) => change('enableTwoFactor', { setup, code: getCode(secret) }, cookie)
    expect((await enable(cookies)).status).toBe(422)
    expect((await enable({ Cookie: '' })).status).toBe(401)
    pass(SETUP_LIFETIME_MS)
    expect((await enable()).status).toBe(422)
    expect(await getStatus()).toEqual({ recoveryCodes: 0 })
  })
})

import {
  accountApiRoutes,
  apiRoutes,
  identityApiRoutes,
  newTwoFactorResponse,
  passkeyApiRoutes,
  recoveryCodesResponse,
  twoFactorApiRoutes,
} from '@summit/contract'
import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { sessions } from './tables.ts'

const openSite = await testSites()
const STEP_MS = 30_000

/** An app in which Ada, who has two-factor authentication, is signed in. */
async function open(kind: 'embedded' | 'supabase' = 'embedded') {
  const site = await openSite(kind, { accounts: 'real' })
  const { post, now } = site
  await addAda(site.serviceDatabase)
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
  const call = async (path: string, body: object) => followSession(headers, await post(path, body, { headers }))
  const currentPassword = ada.password
  const begun = await call(twoFactorApiRoutes.newTwoFactor, { currentPassword })
  const { secret, setup } = v.parse(newTwoFactorResponse, await begun.json())
  const getCode = () => new TOTP({ secret }).generate({ timestamp: now().getTime() })
  const enabled = await call(twoFactorApiRoutes.enableTwoFactor, { setup, code: getCode() })
  const { recoveryCodes } = v.parse(recoveryCodesResponse, await enabled.json())
  site.pass(STEP_MS)
  return { ...site, headers, call, getCode, recoveryCodes }
}

type Call = readonly [path: string, body: object]
const changePassword: Call = [accountApiRoutes.changePassword, { password: 'new horse, same staple' }]
/** The calls that ask for the password, with what they take besides. */
const calls: Call[] = [
  changePassword,
  [accountApiRoutes.changeEmail, { email: 'ada@new.test' }],
  [accountApiRoutes.deleteAccount, {}],
  [passkeyApiRoutes.newPasskeyOptions, {}],
  [passkeyApiRoutes.removePasskey, { id: randomUUID() }],
  [identityApiRoutes.linkIdentity, { provider: 'google' }],
  [identityApiRoutes.unlinkIdentity, { provider: 'google' }],
  [twoFactorApiRoutes.newTwoFactor, {}],
  [twoFactorApiRoutes.newRecoveryCodes, {}],
  [twoFactorApiRoutes.disableTwoFactor, {}],
]
const currentPassword = ada.password
const isSession = (cookie: string) => cookie.includes('session=')
const wrongCode = [422, 'This code is wrong or was used already.']
const codeRequired = [403, 'Please enter the code of your authenticator app.']

/** Of the two kinds of accounts, only the check of the password differs. */
const withKind = [...calls.map((call) => ['embedded', ...call] as const), ['supabase', ...changePassword] as const]

it.each(withKind)(
  'T58 ACCOUNT-40 with %s accounts, a code is asked for beside the password by %s',
  async (kind, path, body) => {
    const { call, getCode } = await open(kind)
    const confirmation = { ...body, currentPassword }
    const refused = await call(path, confirmation)
    expect(await refused.clone().json()).toMatchObject({ code: 'two_factor_required' })
    expect(await getWords(refused)).toEqual(codeRequired)
    expect(await getWords(await call(path, { ...confirmation, code: '000000' }))).toEqual(wrongCode)
    expect((await call(path, { ...confirmation, code: getCode() })).ok).toBe(true)
  },
)

it.each(withKind)(
  'T43 T45 T49 T52 T54 T56 ACCOUNT-14 ACCOUNT-20 with %s accounts, the session and the password are needed by %s, whose attempts are limited as those of sign-in are',
  async (kind, path, body) => {
    const { call, getCode, post, send, headers, database } = await open(kind)
    const mailed = await database.$count(mails)
    const right = { ...body, currentPassword, code: getCode() }
    expect(await (await post(path, right)).json()).toMatchObject({ code: 'signed_out' })
    expect((await call(path, body)).status).toBe(400)
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await call(path, { ...right, currentPassword: 'wrong' })
      const message = 'This is not your current password.'
      expect([answer.status, await answer.json()]).toMatchObject([422, { message, code: 'wrong_password' }])
    }
    expect([(await call(path, right)).status, (await post(apiRoutes.login, ada)).status]).toEqual([429, 429])
    expect((await send(apiRoutes.session, { headers })).status).toBe(200)
    expect(await database.$count(mails)).toBe(mailed)
  },
)

describe('T58 the code beside the password', () => {
  it('ACCOUNT-40 is one of the app, once, or a recovery code, once', async () => {
    const { call, getCode, recoveryCodes, pass } = await open()
    const start = (code: string) => call(twoFactorApiRoutes.newTwoFactor, { currentPassword, code })
    const code = getCode()
    expect((await start(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(await getWords(await start(code))).toEqual(wrongCode)
    pass(STEP_MS)
    expect((await start(getCode())).status).toBe(200)
    const [recoveryCode = ''] = recoveryCodes
    expect((await start(recoveryCode)).status).toBe(200)
    expect(await getWords(await start(recoveryCode))).toEqual(wrongCode)
  })

  it('is not looked at before the password is right', async () => {
    const { call, getCode } = await open()
    const start = (password: string) =>
      call(twoFactorApiRoutes.newTwoFactor, { currentPassword: password, code: getCode() })
    expect(await (await start('wrong')).json()).toMatchObject({ code: 'wrong_password' })
    expect((await start(currentPassword)).status).toBe(200)
  })

  it('is limited together with that of signing in, whatever the password does', async () => {
    const { call, getCode, post } = await open()
    const start = (code: string) => call(twoFactorApiRoutes.newTwoFactor, { currentPassword, code })
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await start('000000')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
    expect((await post(twoFactorApiRoutes.confirmSignIn, { code: getCode() }, { headers })).status).toBe(429)
  })

  it.each(['', ' ', '12345', 'x'.repeat(5000)])('is no other text: %j', async (code) => {
    const { call } = await open()
    const answer = await call(twoFactorApiRoutes.newTwoFactor, { currentPassword, code })
    expect(await getWords(answer)).toEqual(code.trim() ? wrongCode : codeRequired)
  })
})

describe('T37 ACCOUNT-41 the session in which the password was asked for', () => {
  it.each(calls)('has another cookie after %s, and the one before is refused at once', async (path, body) => {
    const { call, getCode, headers, send } = await open()
    const before = headers.Cookie
    const answer = await call(path, { ...body, currentPassword, code: getCode() })
    expect(answer.headers.getSetCookie().filter(isSession)).toHaveLength(1)
    expect(headers.Cookie).not.toBe(before)
    expect((await send(apiRoutes.session, { headers: { Cookie: before } })).status).toBe(401)
    const isDeleted = path === accountApiRoutes.deleteAccount
    expect((await send(apiRoutes.session, { headers })).status).toBe(isDeleted ? 401 : 200)
  })

  it('stays the same one, until the same time', async () => {
    const { call, getCode, database, pass } = await open()
    const find = () =>
      database
        .select({ id: sessions.id, createdAt: sessions.createdAt, seenAt: sessions.seenAt, browser: sessions.browser })
        .from(sessions)
    const before = await find()
    pass(60_000)
    await call(passkeyApiRoutes.newPasskeyOptions, { currentPassword, code: getCode() })
    expect(await find()).toEqual(before)
  })

  it('keeps its cookie after a wrong password or code', async () => {
    const { call, headers, send } = await open()
    for (const wrong of [{ currentPassword: 'wrong' }, { currentPassword }, { currentPassword, code: '000000' }]) {
      const answer = await call(passkeyApiRoutes.newPasskeyOptions, wrong)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await send(apiRoutes.session, { headers })).status).toBe(200)
  })

  it('is not signed out by requests at the same time, of which one confirms', async () => {
    const { post, getCode, headers, send, recoveryCodes } = await open()
    const start = (code?: string) =>
      post(twoFactorApiRoutes.newTwoFactor, { currentPassword, code }, { headers: { ...headers } })
    const answers = await Promise.all([start(getCode()), start(recoveryCodes[0])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await send(apiRoutes.session, { headers })
    const cookies = [...answers, late].flatMap((answer) => answer.headers.getSetCookie())
    expect(cookies).toEqual([expect.stringMatching(/session=[\w-]{43};/)])
    const renewed = { Cookie: cookies[0]?.split(';')[0] ?? '' }
    expect((await send(apiRoutes.session, { headers: renewed })).status).toBe(200)
  })
})

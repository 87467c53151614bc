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
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'

const openSite = await testSites()
const STEP_MS = 30_000

/** An app in which Ada, who has two-factor authentication, is signed in. */
async function open(kind: 'embedded' | 'supabase' = 'embedded') {
  const site = await openSite(kind, { accounts: 'real' })
  const { post, now } = site
  await addAda(site.serviceDatabase)
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
  const call = (path: string, body: object, from?: string) => post(path, body, { headers }, from)
  const currentPassword = ada.password
  const begun = await call(twoFactorApiRoutes.newTwoFactor, { currentPassword })
  const { secret, setup } = v.parse(newTwoFactorResponse, await begun.json())
  const getCode = () => new TOTP({ secret }).generate({ timestamp: now().getTime() })
  const enabled = await call(twoFactorApiRoutes.enableTwoFactor, { setup, code: getCode() })
  const { recoveryCodes } = v.parse(recoveryCodesResponse, await enabled.json())
  site.pass(STEP_MS)
  return { ...site, call, getCode, recoveryCodes }
}

/** The calls that ask for the password, with what they take besides. */
const calls: [path: string, body: object][] = [
  [accountApiRoutes.changePassword, { password: 'new horse, same staple' }],
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
const wrongCode = [422, 'This code is wrong or was used already.']
const codeRequired = [403, 'Please enter the code of your authenticator app.']

describe.each(['embedded', 'supabase'] as const)('T58 with %s accounts', (kind) => {
  it.each(calls)('ACCOUNT-40 a code is asked for beside the password by %s', async (path, body) => {
    const { call, getCode } = await open(kind)
    const confirmation = { ...body, currentPassword }
    const refused = await call(path, confirmation)
    expect(await refused.clone().json()).toMatchObject({ code: 'two_factor_required' })
    expect(await getWords(refused)).toEqual(codeRequired)
    expect(await getWords(await call(path, { ...confirmation, code: '000000' }))).toEqual(wrongCode)
    expect((await call(path, { ...confirmation, code: getCode() })).ok).toBe(true)
  })
})

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

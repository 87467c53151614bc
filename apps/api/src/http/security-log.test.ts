import { accountApiRoutes, apiRoutes, passkeyApiRoutes, sessionsResponse, twoFactorApiRoutes } from '@summit/contract'
import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { ada, addAda } from '../testing/ada.ts'
import { passkeys } from '../auth/core/tables.ts'
import { addUser, findUser } from '../auth/embedded/users.ts'
import { getCookie, openLoginApp } from '../testing/login-app.ts'
import { openRecoverySite } from '../testing/recovery-site.ts'
import { testSites } from '../testing/sites.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createLog } from './log.ts'

const database = await testDatabase()
const openSite = await testSites()
const securityEvent = v.object({
  msg: v.literal('security event'),
  level: v.number(),
  event: v.string(),
  id: v.string(),
  client: v.string(),
  account: v.optional(v.string()),
})

let written: string[]
const log = createLog({ write: (line: string) => void written.push(line) })
beforeEach(() => {
  written = []
})
const events = () =>
  written
    .map((line) => v.safeParse(securityEvent, JSON.parse(line)))
    .flatMap(({ success, output }) => (success ? [output] : []))
const names = () => events().map(({ event }) => event)

it('has every attempt to sign in, with pseudonyms instead of addresses', async () => {
  await addAda(database)
  const { login, fail } = openLoginApp(database, { log })
  await fail(5)
  await login({ ...ada, email: 'ADA@summit.test' }, '', '198.51.100.9')
  await login()
  const found = events()
  expect(names()).toEqual([...Array<string>(5).fill('authn_login_fail'), 'authn_login_success', 'authn_login_fail_max'])
  expect(new Set(found.map(({ account }) => account)).size).toBe(1)
  expect(new Set(found.map(({ client }) => client)).size).toBe(2)
  expect(found.map(({ level }) => level)).toEqual([...Array<number>(5).fill(40), 30, 40])
  expect(written.join('')).not.toMatch(/ada@|198\.51|203\.0/i)
})

it('has the steps of a recovery, and a change of password without proof', async () => {
  const { recover, update, login, post } = await openRecoverySite(openSite, 'embedded', {}, { log })
  const { access_token: proven } = await recover()
  await update({ password: 'new horse race' }, proven)
  expect(names()).toEqual(['authn_recovery_request', 'authn_recovery_success', 'authn_password_change'])

  written = []
  const session = await post('/auth/v1/token?grant_type=password', { ...ada, password: 'new horse race' })
  const { access_token: unproven } = v.parse(v.object({ access_token: v.string() }), await session.json())
  await update({ password: 'newer horse race' }, unproven)
  await login('wrong')
  expect(names()).toEqual(['authn_login_success', 'authz_fail', 'authn_login_fail'])
})

it('has reused refresh tokens', async () => {
  const { recover, refresh, post, pass } = await openRecoverySite(openSite, 'embedded', {}, { log })
  const { refresh_token } = await recover()
  await refresh(refresh_token)
  pass(120_000)
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
  expect(names()).toContain('authn_token_reuse')
})

it('has calls of an account without a session, and those that are about what another user has', async () => {
  await addAda(database)
  const bea = { email: 'bea@summit.test', name: 'Bea', passwordHash: `plain:${ada.password}`, createdAt: new Date() }
  await addUser(database, bea)
  const user = await findUser(database, bea.email)
  const keys = { credentialId: 'bea', publicKey: 'key', counter: 0, transports: [] }
  const passkey = { ...keys, createdAt: new Date(), userId: user?.id ?? '' }
  const [foreign] = await database.insert(passkeys).values(passkey).returning()
  const { login, post, send } = openLoginApp(database, { log, config: { accounts: 'real' } })
  const headers = { Cookie: getCookie(await login({ ...bea, password: ada.password })) }
  const listed = await (await send(accountApiRoutes.sessions, { headers })).json()
  const {
    sessions: [session],
  } = v.parse(sessionsResponse, listed)
  const own = { Cookie: getCookie(await login()) }

  written = []
  await send(accountApiRoutes.exportData)
  await post(accountApiRoutes.logoutOthers, {})
  await post(accountApiRoutes.endSession, { id: session?.id })
  await post(accountApiRoutes.endSession, { id: session?.id }, { headers: own })
  await post(passkeyApiRoutes.removePasskey, { id: foreign?.id, currentPassword: ada.password }, { headers: own })
  expect(names()).toEqual(Array<string>(5).fill('authz_fail'))
  expect(new Set(events().map(({ account }) => account)).size).toBe(2)
})

it('has links of sign-up and codes that are wrong, and addresses over their limit', async () => {
  await addAda(database)
  const { login, post } = openLoginApp(database, { log, config: { accounts: 'real' } })
  const headers = { Cookie: getCookie(await login()) }
  written = []
  await post(apiRoutes.verifyEmail, { token: 'forged' })
  await post(accountApiRoutes.confirmEmailChange, { currentCode: '000000', newCode: '000000' }, { headers })
  await post(twoFactorApiRoutes.enableTwoFactor, { code: '000000', setup: 'forged' }, { headers })
  const details = { name: 'Cy', email: 'cy@summit.test', password: 'high and dry' }
  for (let attempt = 0; attempt < 2; attempt++) await post(apiRoutes.signUp, details)
  expect(names()).toEqual([...Array<string>(3).fill('authn_login_fail'), 'excess_rate_limit_exceeded'])
})

it('has requests of other sites and requests over a limit', async () => {
  const { post } = openLoginApp(database, { log, config: { rateLimit: { max: 1, windowSeconds: 60 } } })
  await post(apiRoutes.login, ada, { headers: { Origin: 'https://evil.example' } })
  for (const attempt of [1, 2]) await post(apiRoutes.forgotPassword, { email: `ada+${attempt}@summit.test` })
  expect(names()).toEqual(['malicious_cors', 'authn_recovery_request', 'excess_rate_limit_exceeded'])
})

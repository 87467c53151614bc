import { accountApiRoutes, apiRoutes, codeApiRoutes } from '@summit/contract'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { followSession, getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { CODE_LIFETIME_MS } from './codes.ts'
import { oneTimeTokens, signInCodes } from '../embedded/tables.ts'
import { addUser } from '../embedded/users.ts'
import { emailChanges } from './tables.ts'

const openSite = await testSites()
const newEmail = 'ada@new.test'

/** An app in which Ada is signed in. */
async function open() {
  const site = await openSite('embedded', { accounts: 'real' })
  const { database, post, pass } = site
  await addAda(database)
  const headers = { Cookie: getCookie(await post(apiRoutes.login, ada)) }
  const request = async (body: object = {}, cookies = headers) => {
    const change = { email: newEmail, currentPassword: ada.password, ...body }
    return followSession(cookies, await post(accountApiRoutes.changeEmail, change, { headers: cookies }))
  }
  const confirm = (codes: object, cookies = headers) =>
    post(accountApiRoutes.confirmEmailChange, codes, { headers: cookies })
  /** The mails, the oldest first. */
  const read = async () => (await database.select().from(mails).orderBy(asc(mails.createdAt))).map((mail) => mail)
  /** Requests the change. Returns the codes of its mails. */
  const requestCodes = async () => {
    pass(60_000)
    await request()
    const codeTo = async (email: string) => {
      const { subject = '' } = (await read()).findLast(({ recipient }) => recipient === email) ?? {}
      return subject.slice(0, 6)
    }
    return { currentCode: await codeTo(ada.email), newCode: await codeTo(newEmail) }
  }
  const login = async (email: string) => (await post(apiRoutes.login, { ...ada, email })).status
  const session = async (): Promise<unknown> => (await site.send(apiRoutes.session, { headers })).json()
  return { ...site, headers, request, requestCodes, confirm, read, login, session }
}

const wrongCodes = [422, 'One of the codes is wrong or has expired.']
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('ACCOUNT-26 changes the address with a code from each of the two', async () => {
  const { requestCodes, confirm, login, session } = await open()
  const codes = await requestCodes()
  expect(await (await confirm(codes)).json()).toMatchObject({
    success: true,
    data: { user: { name: 'Ada', email: newEmail } },
  })
  expect(await session()).toMatchObject({ user: { email: newEmail } })
  expect([await login(ada.email), await login(newEmail)]).toEqual([401, 200])
})

it('ACCOUNT-26 answers the same request again, whose answer was lost, and mails once', async () => {
  const { requestCodes, confirm, read, session, pass } = await open()
  const codes = await requestCodes()
  const first = await (await confirm(codes)).json()
  const again = await confirm(codes)
  expect([again.status, await again.json()]).toEqual([200, first])
  expect(await session()).toMatchObject({ user: { email: newEmail } })
  const notices = (await read()).filter(({ subject }) => subject.endsWith('was changed'))
  expect(notices).toMatchObject([{ recipient: ada.email }])
  expect(await getWords(await confirm({ ...codes, newCode: other(codes.newCode) }))).toEqual(wrongCodes)
  pass(CODE_LIFETIME_MS)
  expect(await getWords(await confirm(codes))).toEqual(wrongCodes)
})

it('ACCOUNT-27 mails a notice to the address before, whose links and codes become invalid', async () => {
  const { requestCodes, confirm, read, post, processMailRequests, database, pass } = await open()
  await post(apiRoutes.forgotPassword, { email: ada.email })
  await post(codeApiRoutes.sendCode, { email: ada.email })
  await processMailRequests()
  const codes = await requestCodes()
  pass(1)
  await confirm(codes)
  const last = (await read()).at(-1)
  expect([last?.recipient, last?.subject]).toEqual([ada.email, 'The email address of your Summit account was changed'])
  expect(await database.select().from(oneTimeTokens)).toEqual([])
  expect(await database.select().from(signInCodes)).toEqual([])
})

it('T49 takes both codes, five times, for 10 minutes', async () => {
  const { requestCodes, confirm, pass, session } = await open()
  const { currentCode, newCode } = await requestCodes()
  expect((await confirm({ currentCode, newCode }, { Cookie: '' })).status).toBe(401)
  for (const codes of [
    { currentCode: other(currentCode), newCode },
    { currentCode, newCode: other(newCode) },
    { currentCode: newCode, newCode: currentCode },
  ]) {
    expect(await getWords(await confirm(codes))).toEqual(wrongCodes)
  }
  expect(await session()).toMatchObject({ user: { email: ada.email } })
  for (let attempt = 0; attempt < 2; attempt++) await confirm({ currentCode: '000000', newCode: '000000' })
  expect(await getWords(await confirm({ currentCode, newCode }))).toEqual(wrongCodes)

  const late = await requestCodes()
  pass(CODE_LIFETIME_MS)
  expect(await getWords(await confirm(late))).toEqual(wrongCodes)
})

it('T50 answers for an address that has an account with the same bytes, and by mail that it has one', async () => {
  const { request, read, database, now, pass, confirm } = await open()
  await addUser(database, { email: newEmail, name: 'Bea', createdAt: now() })
  const known = await request()
  pass(60_000)
  const unknown = await request({ email: 'nobody@new.test' })
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  pass(60_000)
  await request()
  const [, taken] = (await read()).filter(({ recipient }) => recipient === newEmail)
  expect(taken?.subject).toBe('You already have a Summit account')
  expect(taken?.text).not.toMatch(/\d{6}/)
  expect((await confirm({ currentCode: '000000', newCode: '000000' })).status).toBe(422)
})

it('T50 mails an address once a minute', async () => {
  const { request } = await open()
  expect((await request()).status).toBe(200)
  expect((await request()).status).toBe(429)
})

it('stores the codes as passwords are stored', async () => {
  const { requestCodes, database } = await open()
  const { currentCode, newCode } = await requestCodes()
  // The hash of the tests' stand-in for argon2id.
  expect(await database.select().from(emailChanges)).toMatchObject([
    { currentHash: `plain:${currentCode}`, newHash: `plain:${newCode}` },
  ])
})

it('ACCOUNT-26 refuses the address that it is, and what is none', async () => {
  const { request, read } = await open()
  const same = await request({ email: ' ADA@summit.test ' })
  expect([same.status, await same.json()]).toMatchObject([422, { code: 'email_same' }])
  expect((await request({ email: 'ada@' })).status).toBe(400)
  expect(await read()).toEqual([])
})

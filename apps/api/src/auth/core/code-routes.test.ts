import { codeApiRoutes } from '@summit/contract'
import { describe, expect, it, vi } from 'vitest'
import { CODE_LIFETIME_MS } from './codes.ts'
import { signInCodes } from '../embedded/tables.ts'
import { getCookie } from '../../testing/login-app.ts'
import { ada } from '../../testing/ada.ts'
import { openRecoverySite, getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { plainArgon2 } from '../../testing/test-app.ts'

const openSite = await testSites()

/** A site with Ada’s account that sends codes. */
async function open(kind: 'embedded' | 'supabase') {
  const site = await openRecoverySite(openSite, kind, { accounts: 'real' })
  const send = (email = ada.email) => site.post(codeApiRoutes.sendCode, { email })
  /** Requests a code, and reads it in the newest mail. */
  const request = async () => {
    await send()
    const { subject = '' } = (await site.mailsNow()).at(-1) ?? {}
    return /^\d{6}/.exec(subject)?.[0] ?? ''
  }
  const enter = (code: unknown, { email = ada.email, from = '203.0.113.7' } = {}) =>
    site.post(codeApiRoutes.signInWithCode, { email, code }, {}, from)
  return { ...site, send, request, enter }
}

/** Another code than this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refusal = [422, 'This code is wrong or has expired.']

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  it('ACCOUNT-25 signs in with the code of the mail, once', async () => {
    const { request, enter, session } = await open(kind)
    const code = await request()
    const answer = await enter(code)
    const cookie = getCookie(answer)
    expect(await answer.json()).toMatchObject({ success: true, data: { user: { email: ada.email, name: 'Ada' } } })
    expect(await (await session(cookie)).json()).toMatchObject({ user: { email: ada.email } })
    expect(await getWords(await enter(code))).toEqual(refusal)
  })

  it('T47 answers alike whether or not there is an account, and mails nobody else', async () => {
    const { send, enter, mailsNow } = await open(kind)
    const answers = await Promise.all([send(), send('nobody@summit.test')])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(bodies[1]).toBe(bodies[0])
    expect((await mailsNow()).map(({ recipient }) => recipient)).toEqual([ada.email])
    expect(await getWords(await enter('000000', { email: 'nobody@summit.test' }))).toEqual(refusal)
  })

  it('T48 takes no other code, nor that of an earlier mail or another address', async () => {
    const { request, enter, pass } = await open(kind)
    const first = await request()
    pass(60_000)
    const second = await request()
    expect(await getWords(await enter(other(second)))).toEqual(refusal)
    if (first !== second) expect(await getWords(await enter(first))).toEqual(refusal)
    expect(await getWords(await enter(second, { email: 'bea@summit.test' }))).toEqual(refusal)
    expect((await enter(second)).status).toBe(200)
  })

  it('ACCOUNT-25 takes a code for 10 minutes', async () => {
    const { request, enter, pass } = await open(kind)
    const early = await request()
    pass(CODE_LIFETIME_MS - 1)
    expect((await enter(early)).status).toBe(200)
    const late = await request()
    pass(CODE_LIFETIME_MS)
    expect(await getWords(await enter(late))).toEqual(refusal)
  })
})

it.each(['12345', '1234567', '12345a', '', 123456, null])('is refused with %j', async (code) => {
  const { enter } = await open('embedded')
  expect(await getWords(await enter(code))).toEqual([400, 'Please enter the six digits of the code.'])
})

it('T35 takes no code that was mailed before the password was changed', async () => {
  const { request, enter, recover, update } = await open('embedded')
  const code = await request()
  expect((await update({ password: 'new horse, same staple' }, (await recover()).access_token)).status).toBe(200)
  expect(await getWords(await enter(code))).toEqual(refusal)
})

it('T48 takes five attempts per mail, from anywhere', async () => {
  const { request, enter } = await open('embedded')
  const code = await request()
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await enter(other(code), { from: `198.51.100.${attempt}` })).status).toBe(422)
  }
  expect(await getWords(await enter(code, { from: '198.51.100.20' }))).toEqual(refusal)
})

it('T48 counts wrong codes as failed sign-ins, with their delays', async () => {
  const { request, enter } = await open('embedded')
  const code = await request()
  const attempts = []
  for (let attempt = 0; attempt < 6; attempt++) attempts.push((await enter(other(code))).status)
  expect(attempts).toEqual([422, 422, 422, 422, 422, 429])
})

it('T48 stores the code as a password is stored', async () => {
  const { request, database } = await open('embedded')
  const code = await request()
  const [row] = await database.select().from(signInCodes)
  // The hash of the tests' stand-in for argon2id.
  expect(row?.codeHash).toBe(`plain:${code}`)
})

it('holds up no other request while a code is hashed', async () => {
  const argon2 = plainArgon2()
  const site = await openRecoverySite(openSite, 'embedded', { accounts: 'real' }, { argon2 })
  const read = vi.fn()
  vi.spyOn(argon2, 'hash').mockImplementationOnce(async () => {
    read(await site.database.$count(signInCodes))
    return 'hash'
  })
  await site.post(codeApiRoutes.sendCode, { email: ada.email })
  await site.mailsNow()
  expect(read).toHaveBeenCalledExactlyOnceWith(0)
})

it('T21 mails one code per minute and address', async () => {
  const { send, mailsNow, pass } = await open('embedded')
  for (const wait of [0, 59_000, 1_000]) {
    pass(wait)
    await send()
    await mailsNow()
  }
  expect(await mailsNow()).toHaveLength(2)
})

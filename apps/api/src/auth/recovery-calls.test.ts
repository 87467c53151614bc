import { callPaths, errorAnswer, wordsAnswer } from '@summit/features/contract'
import { asc, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { challengeOf } from '../auth-service/grants.ts'
import { issueCode } from '../auth-service/one-time-tokens.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { mails, recoveryRequests } from '../database/schema.ts'
import { openSites, type TestSites } from '../testing/sites.ts'
import { createTestApp, openLink } from '../testing/test-app.ts'
import { addUser, findUser } from './users.ts'

const ada = { email: 'ada@summit.test', password: 'correct horse battery' }
const fresh = 'new horse, same staple'
const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
const NO_PROOF = 'This password reset link is invalid or has expired. Please request a new one.'

let sites: TestSites
beforeAll(async () => {
  sites = await openSites()
}, 60_000)
afterAll(() => sites.close())
beforeEach(() => sites.empty())

/** A site where Ada has an account. */
async function open(kind: 'embedded' | 'supabase', config?: Partial<Config>) {
  const site = await sites.open(kind, config)
  const { service, serviceDatabase, database, post } = site
  const passwordHash = `plain:${ada.password}`
  await addUser(serviceDatabase, { email: ada.email, name: 'Ada', passwordHash, createdAt: site.now() })

  const forgot = (email: unknown, from?: string) => post(callPaths.forgotPassword, { email }, {}, from)
  const update = (body: unknown, accessToken?: string) =>
    post(
      callPaths.updatePassword,
      body,
      accessToken === undefined ? {} : { headers: { Authorization: `Bearer ${accessToken}` } },
    )
  /** Lets every request be seen to, and gives the mails there are now, the oldest first. */
  const mailsNow = async () => {
    expect(await site.seeToRecoveries()).toBe('done')
    if (kind === 'supabase') await service.seeToRecoveries()
    const databases = kind === 'supabase' ? [serviceDatabase, database] : [database]
    const rows = await Promise.all(databases.map((each) => each.select().from(mails).orderBy(asc(mails.createdAt))))
    return rows.flat()
  }
  /** The tokens that opening the newest mail's link gives. */
  const recover = async () => {
    await forgot(ada.email)
    const { text = '' } = (await mailsNow()).filter(({ subject }) => subject.startsWith('Reset')).at(-1) ?? {}
    const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1]
    const answer = await post('/auth/v1/verify', { token_hash, type: 'recovery' })
    return v.parse(tokens, await answer.json())
  }
  const refresh = async (refresh_token: string) =>
    v.parse(tokens, await (await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).json())
  const login = (password = ada.password) => post(callPaths.login, { ...ada, password })
  const session = (cookie: string) => site.send(callPaths.session, { headers: { Cookie: cookie } })
  return { ...site, forgot, update, mailsNow, recover, refresh, login, session }
}

async function told(response: Response) {
  return [response.status, [...response.headers], await response.text()]
}

async function wordsOf(response: Response) {
  return [response.status, v.parse(wordsAnswer, await response.json()).message]
}

/** Lets a database refuse some mails until it is mended. */
async function breakMails(database: Database, which: SQL) {
  const refuse = sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`
  await database.execute(refuse)
  await database.execute(
    sql`create trigger refusing before insert on mails for each row when (${which}) execute function refuse()`,
  )
  return () => database.execute(sql`drop trigger refusing on mails`)
}

describe.each(['embedded', 'supabase'] as const)('with accounts that are %s', (kind) => {
  describe('asking for a link', () => {
    it('CALLS-05 sends one that leads to the confirm screen of this site', async () => {
      const { forgot, mailsNow } = await open(kind)
      const answer = await forgot(` ${ada.email} `)
      expect(await wordsOf(answer)).toEqual([200, 'If there is an account with this address, a mail is on its way.'])
      const [mail, ...others] = await mailsNow()
      expect(others).toEqual([])
      expect(mail?.recipient).toBe(ada.email)
      const link = 'https://summit.example/auth/confirm?token_hash='
      expect(mail?.text).toContain(link)
      expect(mail?.text).toMatch(/token_hash=[\w-]{43}&type=recovery&next=%2Fauth%2Fupdate-password/)
      expect(mail?.html).toContain(link)
    })

    it('T7 answers before anybody is looked up, with the same bytes and headers whoever it is', async () => {
      const { forgot, mailsNow, database } = await open(kind)
      const answers = [await told(await forgot(ada.email)), await told(await forgot('nobody@summit.test'))]
      expect(answers[0]).toEqual(answers[1])
      expect(await database.select().from(mails)).toEqual([])
      const noted = await database.select().from(recoveryRequests).orderBy(asc(recoveryRequests.createdAt))
      expect(noted.map(({ email }) => email).sort()).toEqual([ada.email, 'nobody@summit.test'])

      expect((await mailsNow()).map(({ recipient }) => recipient)).toEqual([ada.email])
      expect(await database.select().from(recoveryRequests)).toEqual([])
    })

    it('T7 sends one mail a minute and address at most, and says nothing of it', async () => {
      const { forgot, mailsNow, pass } = await open(kind)
      const first = await told(await forgot(ada.email))
      for (let time = 0; time < 5; time++) expect(await told(await forgot('ADA@Summit.test'))).toEqual(first)
      expect(await mailsNow()).toHaveLength(1)
      pass(59_000)
      await forgot(ada.email)
      expect(await mailsNow()).toHaveLength(1)
      pass(1_000)
      await forgot(ada.email)
      expect(await mailsNow()).toHaveLength(2)
    })

    it.each([
      [''],
      ['ada'],
      ['ada@summit.test, evil@summit.test'],
      ['ada@summit.test\r\nBcc: evil@summit.test'],
      [7],
      [null],
      [{}],
    ])('T23 FORGOT-02 takes no address like %j', async (email) => {
      const { forgot, database } = await open(kind)
      expect(await wordsOf(await forgot(email))).toEqual([400, 'Please enter a valid email address'])
      expect(await database.select().from(recoveryRequests)).toEqual([])
    })

    it('T21 is limited by where it comes from, over all addresses', async () => {
      const { forgot } = await open(kind, { rateLimit: { perAddress: 3, windowSeconds: 60 } })
      for (const name of ['a', 'b', 'c']) expect((await forgot(`${name}@summit.test`)).status).toBe(200)
      const blocked = await forgot('d@summit.test')
      expect(blocked.status).toBe(429)
      expect(blocked.headers.get('Retry-After')).toBe('60')
      expect((await forgot('d@summit.test', '198.51.100.9')).status).toBe(200)
    })

    it('T24 builds the link from the site’s own address, whatever the request calls it', async () => {
      const { post, mailsNow } = await open(kind)
      await post(
        callPaths.forgotPassword,
        { email: ada.email },
        { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } },
      )
      const [mail] = await mailsNow()
      expect(mail?.html).not.toContain('evil.example')
    })
  })

  describe('setting a new password', () => {
    it('CALLS-08 CALLS-09 CALLS-11 takes the link’s session, and then only the new password signs in', async () => {
      const { recover, update, login } = await open(kind)
      const answer = await update({ password: fresh }, (await recover()).access_token)
      expect(await wordsOf(answer)).toEqual([200, 'Your password has been changed.'])
      expect((await login()).status).toBe(401)
      expect((await login(fresh)).status).toBe(200)
    })

    it('T35 signs everybody out, uses the link’s session up, and tells the owner by mail', async () => {
      const { recover, update, login, session, mailsNow } = await open(kind)
      const cookie = (await login()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
      expect((await session(cookie)).status).toBe(200)
      const { access_token: accessToken } = await recover()
      await update({ password: fresh }, accessToken)
      expect((await session(cookie)).status).toBe(401)
      expect(await wordsOf(await update({ password: 'another horse race' }, accessToken))).toEqual([401, NO_PROOF])
      const notices = (await mailsNow()).filter(({ subject }) => subject === 'Your Summit password was changed')
      expect(notices.map(({ recipient }) => recipient)).toContain(ada.email)
    })

    it('T5 takes no session that came from a password', async () => {
      const { service, update, login } = await open(kind)
      const answer = await service.post('/auth/v1/token?grant_type=password', ada)
      const { access_token: accessToken } = v.parse(tokens, await answer.json())
      expect(await wordsOf(await update({ password: fresh }, accessToken))).toEqual([403, NO_PROOF])
      expect((await login()).status).toBe(200)
    })

    it('T5 takes no session that came from Google', async () => {
      const { service, update, serviceDatabase, now } = await open(kind)
      const user = await findUser(serviceDatabase, ada.email)
      const verifier = 'v'.repeat(43)
      const code = user && (await issueCode(serviceDatabase, user, challengeOf(verifier), now()))
      const answer = await service.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
      const { access_token: accessToken } = v.parse(tokens, await answer.json())
      expect(await wordsOf(await update({ password: fresh }, accessToken))).toEqual([403, NO_PROOF])
    })

    it('T5 takes no link that was opened more than an hour ago, refreshed or not', async () => {
      const { recover, update, refresh, pass } = await open(kind)
      const { refresh_token } = await recover()
      pass(3_599_000)
      const late = await refresh(refresh_token)
      expect((await update({ password: 'x' }, late.access_token)).status).toBe(422)
      pass(2_000)
      expect(await wordsOf(await update({ password: fresh }, late.access_token))).toEqual([403, NO_PROOF])
    })

    it.each([
      ['none', undefined],
      ['one that is none', 'x'],
      ['one that is not signed', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.AAAA'],
    ])('T6 takes no token like %s, and says nothing of the password', async (_, accessToken) => {
      const { update } = await open(kind)
      expect(await wordsOf(await update({ password: 'x' }, accessToken))).toEqual([401, NO_PROOF])
    })

    it('UPDATE-13 refuses passwords with the reason, and the link stays good', async () => {
      const { recover, update } = await open(kind)
      const { access_token: accessToken } = await recover()
      const refusal = async (password: unknown) => wordsOf(await update({ password }, accessToken))
      expect(await refusal('x'.repeat(7))).toEqual([422, 'Password must be at least 8 characters'])
      expect(await refusal('x'.repeat(257))).toEqual([422, 'Password must be at most 256 characters'])
      expect(await refusal('Password123')).toEqual([
        422,
        'This password is one of the first that are guessed. Please choose another.',
      ])
      expect(await refusal(ada.password)).toEqual([422, 'This is your password already. Please choose another.'])
      expect(await refusal(7)).toEqual([400, 'Please enter a new password.'])
      expect((await update({ password: fresh }, accessToken)).status).toBe(200)
    })
  })
})

it('T35 changes nothing at all where the notice cannot be stored', async () => {
  const { recover, update, login, session, database } = await open('embedded')
  const cookie = (await login()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { access_token: accessToken } = await recover()
  const mended = await breakMails(database, sql`new.subject like '%was changed'`)
  expect((await update({ password: fresh }, accessToken)).status).toBe(503)
  expect((await session(cookie)).status).toBe(200)
  expect((await login()).status).toBe(200)
  await mended()
  expect((await update({ password: fresh }, accessToken)).status).toBe(200)
})

describe('a request for a link', () => {
  it('that cannot be seen to holds up no other, and is not forgotten', async () => {
    const { forgot, seeToRecoveries, database } = await open('embedded')
    await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: new Date() })
    await forgot(ada.email)
    await forgot('bea@summit.test')
    const mended = await breakMails(database, sql`new.recipient = 'ada@summit.test'`)
    expect(await seeToRecoveries()).toBe('failed')
    await mended()
    expect((await database.select().from(mails)).map(({ recipient }) => recipient)).toEqual(['bea@summit.test'])
    expect(await seeToRecoveries()).toBe('done')
    expect(await database.select().from(mails)).toHaveLength(2)
  })

  it('is kept while Supabase cannot be reached, and then seen to', async () => {
    const away = { kind: 'supabase', url: 'http://127.0.0.1:9/auth/v1', anonKey: 'anon' } as const
    const near = await open('supabase')
    const test = createTestApp({ database: openLink(near.database), config: { auth: away }, begin: near.now() })
    expect((await test.post(callPaths.forgotPassword, { email: ada.email })).status).toBe(200)
    expect(await test.seeToRecoveries()).toBe('failed')
    near.pass(60_000)
    expect((await near.mailsNow()).map(({ recipient }) => recipient)).toEqual([ada.email])

    const answer = await test.post(
      callPaths.updatePassword,
      { password: fresh },
      { headers: { Authorization: 'Bearer a.b.c' } },
    )
    expect(answer.status).toBe(502)
    expect(v.is(errorAnswer, await answer.json())).toBe(true)
  })
})

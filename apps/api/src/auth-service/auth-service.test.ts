import { createHash, createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt, type JWK, type JWTPayload, SignJWT } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeExpired } from '../auth/purge.ts'
import { startSession } from '../auth/sessions.ts'
import { addUser, findUser } from '../auth/users.ts'
import type { Connection, Database } from '../database/database.ts'
import { oneTimeTokens, sessions, tokenSessions, type User } from '../database/schema.ts'
import { createTestApp, openLink, plainArgon2, type TestAppOptions } from '../testing/test-app.ts'
import { emptyTables, openTestDatabase } from '../testing/test-database.ts'
import { issueRecoveryToken } from './one-time-tokens.ts'
import { findTokenSession, startTokenSession } from './token-sessions.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let connection: Connection
let database: Database
let ada: User
beforeAll(async () => {
  connection = await openTestDatabase()
  database = connection.database
}, 60_000)
afterAll(() => connection.close())

const password = 'correct horse battery'
beforeEach(async () => {
  await emptyTables(database)
  const createdAt = new Date('2026-05-01T00:00:00Z')
  const account = { email: 'ada@summit.test', name: 'Ada', passwordHash: `plain:${password}`, createdAt }
  await addUser(database, account)
  const found = await findUser(database, account.email)
  if (!found) throw new Error('Ada was not added.')
  ada = found
})

const session = v.object({ access_token: v.string(), refresh_token: v.string() })

function open(options: Partial<TestAppOptions> = {}) {
  const test = createTestApp({ database: openLink(database), ...options })
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
  const sessionOf = async (response: Response) => v.parse(session, await response.json())
  const token = (grant: string, body: object, from?: string) =>
    test.post(`/auth/v1/token?grant_type=${grant}`, body, {}, from)
  const refresh = (refresh_token: string) => token('refresh_token', { refresh_token })
  const verify = (token_hash: string) => test.post('/auth/v1/verify', { token_hash, type: 'recovery' })
  const put = (accessToken: string, body: object) =>
    test.send('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { ...bearer(accessToken).headers, 'Content-Type': 'application/json' },
    })
  return {
    ...test,
    token,
    refresh,
    verify,
    put,
    sessionOf,
    user: (accessToken: string) => test.send('/auth/v1/user', bearer(accessToken)),
    signIn: async () => sessionOf(await token('password', { email: ada.email, password })),
    recover: async () => sessionOf(await verify(await issueRecoveryToken(database, ada, test.now()))),
  }
}

const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

describe('a recovery link', () => {
  it('T2 is kept as a hash of 256 random bits', async () => {
    const token = await issueRecoveryToken(database, ada, open().now())
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await database.select().from(oneTimeTokens)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('FORGOT-07 works for 24 hours and no longer', async () => {
    const { verify, pass, now } = open()
    const early = await issueRecoveryToken(database, ada, now())
    pass(DAY - 1)
    expect((await verify(early)).status).toBe(200)
    const late = await issueRecoveryToken(database, ada, now())
    pass(DAY)
    expect(await codeOf(await verify(late))).toEqual([403, 'otp_expired'])
  })

  it('takes the place of those before it', async () => {
    const { verify, now } = open()
    const older = await issueRecoveryToken(database, ada, now())
    const newest = await issueRecoveryToken(database, ada, now())
    expect((await verify(older)).status).toBe(403)
    expect((await verify(newest)).status).toBe(200)
  })

  it('T3 is used up by no GET, HEAD or OPTIONS, however often', async () => {
    const { send, verify, now } = open()
    const token = await issueRecoveryToken(database, ada, now())
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const address = `/auth/v1/verify?token=${token}&token_hash=${token}&type=recovery`
      expect((await send(address, { method })).status).toBe(405)
    }
    expect((await verify(token)).status).toBe(200)
  })

  it.each(['magiclink', 'email', 'signup'])('opens nothing as one of type %s', async (type) => {
    const { post, verify, now } = open()
    const token_hash = await issueRecoveryToken(database, ada, now())
    expect(await codeOf(await post('/auth/v1/verify', { token_hash, type }))).toEqual([403, 'otp_expired'])
    expect((await verify(token_hash)).status).toBe(200)
  })

  it('starts its session and is used up in one step, or neither', async () => {
    const { verify, now } = open()
    const token = await issueRecoveryToken(database, ada, now())
    await database.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`,
    )
    await database.execute(sql`create trigger refusing before insert on token_sessions execute function refuse()`)
    expect((await verify(token)).status).toBe(503)
    await database.execute(sql`drop trigger refusing on token_sessions`)
    expect((await verify(token)).status).toBe(200)
  })
})

describe('refreshing', () => {
  it('moves on with each token, and gives the same new one to who lost the answer', async () => {
    const { signIn, refresh, sessionOf, pass } = open()
    const first = await signIn()
    const second = await sessionOf(await refresh(first.refresh_token))
    pass(MINUTE)
    const again = await sessionOf(await refresh(first.refresh_token))
    expect(again.refresh_token).toBe(second.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  it.each([
    ['replaced more than a minute ago', 1, MINUTE + 1],
    ['replaced twice', 2, 0],
  ])('with a token %s ends the session for everybody', async (_, times, ms) => {
    const { signIn, refresh, sessionOf, user, pass } = open()
    const stolen = await signIn()
    let current = stolen
    for (let time = 0; time < times; time++) current = await sessionOf(await refresh(current.refresh_token))
    pass(ms)
    expect(await codeOf(await refresh(stolen.refresh_token))).toEqual([400, 'refresh_token_already_used'])
    expect(await codeOf(await refresh(current.refresh_token))).toEqual([400, 'refresh_token_not_found'])
    expect(await codeOf(await user(current.access_token))).toEqual([403, 'session_not_found'])
  })

  it('keeps the proof of the session and the time it was given', async () => {
    const { recover, refresh, sessionOf, pass } = open()
    const first = await recover()
    pass(HOUR)
    const second = await sessionOf(await refresh(first.refresh_token))
    expect(decodeJwt(second.access_token).amr).toEqual(decodeJwt(first.access_token).amr)
  })

  it('takes no token whose session, generation or seal was changed', async () => {
    const { signIn, refresh, user } = open()
    const { refresh_token: token, access_token: accessToken } = await signIn()
    for (const at of [0, 18, 40, 51]) {
      const bytes = Buffer.from(token, 'base64url')
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect(await codeOf(await refresh(bytes.toString('base64url')))).toEqual([400, 'refresh_token_not_found'])
    }
    expect((await user(accessToken)).status).toBe(200)
  })

  it('ends 7 days after the last time, and 30 days after the first', async () => {
    const { signIn, refresh, sessionOf, pass } = open()
    const idle = await signIn()
    let busy = await signIn()
    for (let day = 6; day < 30; day += 6) {
      pass(6 * DAY)
      busy = await sessionOf(await refresh(busy.refresh_token))
      if (day === 12) expect(await codeOf(await refresh(idle.refresh_token))).toEqual([400, 'refresh_token_not_found'])
    }
    pass(6 * DAY)
    expect(await codeOf(await refresh(busy.refresh_token))).toEqual([400, 'refresh_token_not_found'])
  })

  it('leaves no token in the database', async () => {
    const { signIn } = open()
    const { refresh_token: token, access_token: accessToken } = await signIn()
    const rows = JSON.stringify(await database.select().from(tokenSessions))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(accessToken)
  })
})

describe('T6 an access token', () => {
  it('is good for an hour', async () => {
    const { signIn, user, pass } = open()
    const { access_token: token } = await signIn()
    pass(HOUR - SECOND)
    expect((await user(token)).status).toBe(200)
    pass(SECOND)
    expect(await codeOf(await user(token))).toEqual([403, 'bad_jwt'])
  })

  it.each<[string, (claims: JWTPayload, publicKey: JWK) => string | Promise<string>]>([
    ['that is not signed', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    ['that says it is not signed', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.AAAA`],
    [
      'signed with the public key as a secret',
      (claims, publicKey) => {
        const text = `${encoded({ alg: 'HS256', kid: publicKey.kid })}.${encoded(claims)}`
        return `${text}.${createHmac('sha256', JSON.stringify(publicKey)).update(text).digest('base64url')}`
      },
    ],
    ['of another key', (claims) => signed(claims, { alg: 'ES256' })],
    ['of another key that it brings along', (claims) => signed(claims, { alg: 'ES256', jwk: foreign.jwk })],
    [
      'of another key that it tells the place of',
      (claims) => signed(claims, { alg: 'ES256', jku: 'https://evil.example/' }),
    ],
  ])('%s is refused', async (_, forge) => {
    const { signIn, send, user } = open()
    const { access_token: token } = await signIn()
    const { keys } = (await (await send('/auth/v1/.well-known/jwks.json')).json()) as { keys: [JWK] }
    const forged = await forge(decodeJwt(token), keys[0])
    expect((await user(forged)).status).toBeGreaterThanOrEqual(401)
    expect((await user(token)).status).toBe(200)
  })

  it.each([
    ['for others', { aud: 'service_role' }],
    ['of another service', { iss: 'https://evil.example/auth/v1' }],
    ['of no session', { session_id: undefined }],
    ['of a session that is none', { session_id: 'x' }],
    ['of a session that there is not', { session_id: randomUUID() }],
    ['without an end', { exp: undefined }],
  ])('%s is refused, although it is ours', async (_, change) => {
    const { signIn, user, keyring } = open()
    const { access_token: token } = await signIn()
    const { signing, verification } = await keyring
    const claims = JSON.parse(JSON.stringify({ ...decodeJwt(token), ...change })) as JWTPayload
    const ours = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: verification.kid }).sign(signing)
    expect((await user(ours)).status).toBe(403)
  })

  const foreignPair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = { key: foreignPair.privateKey, jwk: foreignPair.publicKey.export({ format: 'jwk' }) }
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (claims: JWTPayload, header: { alg: string; jwk?: object; jku?: string }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(foreign.key)
})

describe('changing a password', () => {
  const fresh = { password: 'new horse, same staple' }

  it('T5 takes no session that came from a password', async () => {
    const { signIn, put, token } = open()
    const { access_token: accessToken } = await signIn()
    expect(await codeOf(await put(accessToken, fresh))).toEqual([400, 'reauthentication_needed'])
    expect((await token('password', { email: ada.email, password })).status).toBe(200)
  })

  it('T5 takes no recovery that is more than an hour old, refreshed or not', async () => {
    const { recover, put, refresh, sessionOf, pass } = open()
    const early = await recover()
    pass(HOUR)
    const good = await sessionOf(await refresh(early.refresh_token))
    pass(1)
    const late = await sessionOf(await refresh(good.refresh_token))
    expect(await codeOf(await put(late.access_token, fresh))).toEqual([400, 'reauthentication_needed'])
  })

  it('T35 ends every session and every link of that user, and nobody else’s', async () => {
    const { recover, signIn, put, user, verify, now } = open()
    const elsewhere = await signIn()
    await startSession(database, ada, now())
    await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: now() })
    const bea = (await findUser(database, 'bea@summit.test')) ?? ada
    await startSession(database, bea, now())
    const beas = await startTokenSession(database, bea, 'otp', now())
    const beasLink = await issueRecoveryToken(database, bea, now())

    const { access_token: accessToken } = await recover()
    const link = await issueRecoveryToken(database, ada, now())
    expect((await put(accessToken, fresh)).status).toBe(200)

    for (const gone of [accessToken, elsewhere.access_token]) {
      expect(await codeOf(await user(gone))).toEqual([403, 'session_not_found'])
    }
    expect(await codeOf(await verify(link))).toEqual([403, 'otp_expired'])
    expect(await database.select().from(sessions).where(eq(sessions.userId, ada.id))).toEqual([])
    expect(await database.select().from(sessions).where(eq(sessions.userId, bea.id))).toHaveLength(1)
    expect(await findTokenSession(database, beas.id, now())).toBeDefined()
    expect((await verify(beasLink)).status).toBe(200)
  })

  it('succeeds once of twice at once', async () => {
    // Both are let in, and hashed, before either is done.
    let letOn = () => {}
    const bothCame = new Promise<void>((resolve) => (letOn = resolve))
    const verify = vi.fn(plainArgon2().verify).mockImplementationOnce(async () => {
      await bothCame
      return false
    })
    verify.mockImplementationOnce(async () => {
      letOn()
      return false
    })
    const { recover, put, token } = open({ argon2: { ...plainArgon2(), verify } })
    const { access_token: accessToken } = await recover()
    const answers = await Promise.all(
      ['one', 'two'].map((word) => put(accessToken, { password: `${word} horse race` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const winner = answers[0]?.status === 200 ? 'one' : 'two'
    expect((await token('password', { email: ada.email, password: `${winner} horse race` })).status).toBe(200)
  })

  it.each([
    ['one letter too long', 'x'.repeat(257), 400, 'validation_failed'],
    ['one letter too short', 'x'.repeat(7), 422, 'weak_password'],
    ['on every list', 'password123', 422, 'weak_password'],
  ])('takes no password that is %s', async (_, text, status, code) => {
    const { recover, put } = open()
    expect(await codeOf(await put((await recover()).access_token, { password: text }))).toEqual([status, code])
  })

  it.each([
    ['the shortest', 'x'.repeat(8)],
    ['the longest', 'x'.repeat(256)],
    ['any characters', ' пароль ⛰ '],
  ])('takes a password of %s there may be, as it is', async (_, text) => {
    const { recover, put, token } = open()
    expect((await put((await recover()).access_token, { password: text })).status).toBe(200)
    expect((await token('password', { email: ada.email, password: text })).status).toBe(200)
  })
})

describe('guessing', () => {
  it('T10 is held up as on the site’s own page, and counted together with it', async () => {
    const { post, token } = open()
    for (let time = 0; time < 3; time++) await token('password', { email: ada.email, password: 'wrong' })
    for (let time = 0; time < 2; time++) await post('/api/auth/login', { email: ada.email, password: 'wrong' })
    const blocked = await token('password', { email: ada.email, password })
    expect(await codeOf(blocked)).toEqual([429, 'over_request_rate_limit'])
    expect(blocked.headers.get('Retry-After')).toBe('1')
  })
})

it('deletes sessions and tokens that have run out, and only those', async () => {
  const { signIn, pass, now, user, verify } = open()
  await signIn()
  await issueRecoveryToken(database, ada, now())
  pass(8 * DAY)
  const { access_token: accessToken } = await signIn()
  const link = await issueRecoveryToken(database, ada, now())
  await purgeExpired(database, now())
  expect(await database.select().from(tokenSessions)).toHaveLength(1)
  expect(await database.select().from(oneTimeTokens).where(eq(oneTimeTokens.type, 'recovery'))).toHaveLength(1)
  expect((await user(accessToken)).status).toBe(200)
  expect((await verify(link)).status).toBe(200)
})

import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { purgeExpired } from '../../purge.ts'
import { oneTimeTokens, tokenSessions } from './tables.ts'
import { createKeyring } from '../core/keyring.ts'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'
import { issueCode, issueRecoveryToken } from './one-time-tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const { account, database, open } = await testAuthService()

describe('refreshing', () => {
  it('rotates the token, and repeats the answer for a client that lost it', async () => {
    const { signIn, refresh, getSession, pass } = open()
    const first = await signIn()
    const second = await getSession(await refresh(first.refresh_token))
    pass(MINUTE)
    const again = await getSession(await refresh(first.refresh_token))
    expect(again.refresh_token).toBe(second.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  it.each([
    ['replaced more than a minute ago', 1, MINUTE + 1],
    ['replaced twice', 2, 0],
  ])('with a token %s revokes the session', async (_, times, ms) => {
    const { signIn, refresh, getSession, user, pass } = open()
    const stolen = await signIn()
    const elsewhere = await signIn()
    let current = stolen
    for (let time = 0; time < times; time++) current = await getSession(await refresh(current.refresh_token))
    pass(ms)
    expect(await getCode(await refresh(stolen.refresh_token))).toEqual([400, 'refresh_token_already_used'])
    expect(await getCode(await refresh(current.refresh_token))).toEqual([400, 'refresh_token_not_found'])
    expect(await getCode(await user(current.access_token))).toEqual([403, 'session_not_found'])
    expect((await user(elsewhere.access_token)).status).toBe(200)
  })

  it('accepts tokens of replaced keys, and none of unknown ones', async () => {
    const before = open()
    const first = await before.signIn()
    const [old, fresh] = await Promise.all([before.keyring, open().keyring])
    const rotated = open({ keys: Promise.resolve(createKeyring(fresh, [fresh, old])), begin: before.now() })
    expect((await rotated.user(first.access_token)).status).toBe(200)
    const second = await rotated.getSession(await rotated.refresh(first.refresh_token))
    expect(decodeProtectedHeader(second.access_token).kid).toBe(fresh.verification.kid)
    expect((await rotated.user(second.access_token)).status).toBe(200)
    expect(await getCode(await before.user(second.access_token))).toEqual([403, 'bad_jwt'])
    expect(await getCode(await before.refresh(second.refresh_token))).toEqual([400, 'refresh_token_not_found'])
  })

  it('keeps the session’s authentication method and time', async () => {
    const { recover, refresh, getSession, pass } = open()
    const first = await recover()
    pass(HOUR)
    const second = await getSession(await refresh(first.refresh_token))
    expect(decodeJwt(second.access_token).amr).toEqual(decodeJwt(first.access_token).amr)
  })

  it('refuses a token with a changed session, generation or MAC', async () => {
    const { signIn, refresh, user } = open()
    const { refresh_token: token, access_token: accessToken } = await signIn()
    for (const at of [0, 18, 40, 51]) {
      const bytes = Buffer.from(token, 'base64url')
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect(await getCode(await refresh(bytes.toString('base64url')))).toEqual([400, 'refresh_token_not_found'])
    }
    expect((await user(accessToken)).status).toBe(200)
  })

  it('T26 refuses a token of another length', async () => {
    const { signIn, refresh } = open()
    const { refresh_token: token } = await signIn()
    for (const text of [token.slice(0, 12), token.slice(0, -4), `${token}AAAA`]) {
      expect(await getCode(await refresh(text))).toEqual([400, 'refresh_token_not_found'])
    }
  })

  it('expires 7 days after the last refresh and 30 days after the first', async () => {
    const { signIn, refresh, getSession, pass } = open()
    const idle = await signIn()
    let busy = await signIn()
    for (let day = 6; day < 30; day += 6) {
      pass(6 * DAY)
      busy = await getSession(await refresh(busy.refresh_token))
      if (day === 12) expect(await getCode(await refresh(idle.refresh_token))).toEqual([400, 'refresh_token_not_found'])
    }
    pass(6 * DAY)
    expect(await getCode(await refresh(busy.refresh_token))).toEqual([400, 'refresh_token_not_found'])
  })

  it('counts from now on for a session that began while the clock was ahead', async () => {
    const { signIn, refresh, pass, now } = open()
    pass(365 * DAY)
    const { refresh_token: token } = await signIn()
    pass(-365 * DAY)
    await purgeExpired(database, now())
    pass(7 * DAY)
    expect(await getCode(await refresh(token))).toEqual([400, 'refresh_token_not_found'])
  })

  it('stores no token in the database', async () => {
    const { signIn } = open()
    const { refresh_token: token, access_token: accessToken } = await signIn()
    const rows = JSON.stringify(await database.select().from(tokenSessions))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(accessToken)
  })
})

it('deletes expired sessions and tokens and no others', async () => {
  const { signIn, pass, now, user, verify } = open()
  await signIn()
  // A new link would replace an old one.
  await issueCode(database, account(), 'challenge', now())
  pass(8 * DAY)
  const { access_token: accessToken } = await signIn()
  const link = await issueRecoveryToken(database, account(), now())
  await purgeExpired(database, now())
  expect(await database.select().from(tokenSessions)).toHaveLength(1)
  expect(await database.select().from(oneTimeTokens)).toHaveLength(1)
  expect((await user(accessToken)).status).toBe(200)
  expect((await verify(link)).status).toBe(200)
})

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lockProvedUser } from '../core/proved-user.ts'
import { oneTimeTokens, tokenSessions } from './tables.ts'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'
import { refuseInserts } from '../../testing/test-database.ts'
import { issueRecoveryToken } from './one-time-tokens.ts'
import { endAllSessions } from './token-sessions.ts'

const DAY = 24 * 3_600_000

const { account, database, open } = await testAuthService()

describe('a recovery link', () => {
  it('T2 is stored as a hash of 256 random bits', async () => {
    const token = await issueRecoveryToken(database, account(), open().now())
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await database.select().from(oneTimeTokens)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('FORGOT-07 is valid for 24 hours', async () => {
    const { verify, pass, now } = open()
    const early = await issueRecoveryToken(database, account(), now())
    pass(DAY - 1)
    expect((await verify(early)).status).toBe(200)
    const late = await issueRecoveryToken(database, account(), now())
    pass(DAY)
    expect(await getCode(await verify(late))).toEqual([403, 'otp_expired'])
  })

  it('T3 is not consumed by GET, HEAD or OPTIONS', async () => {
    const { send, verify, now } = open()
    const token = await issueRecoveryToken(database, account(), now())
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const address = `/auth/v1/verify?token=${token}&token_hash=${token}&type=recovery`
      expect((await send(address, { method })).status).toBe(405)
    }
    expect((await verify(token)).status).toBe(200)
  })

  it('is refused as a code of an address', async () => {
    const body = { type: 'recovery', token: '123456', email: 'ada@summit.test' }
    expect(await getCode(await open().post('/auth/v1/verify', body))).toEqual([403, 'otp_expired'])
  })

  it.each(['magiclink', 'email', 'signup'])('is refused as type %s', async (type) => {
    const { post, verify, now } = open()
    const token_hash = await issueRecoveryToken(database, account(), now())
    expect(await getCode(await post('/auth/v1/verify', { token_hash, type }))).toEqual([403, 'otp_expired'])
    expect((await verify(token_hash)).status).toBe(200)
  })

  it('is replaced while all sessions end', async () => {
    const { now } = open()
    const replace = () => database.transaction((each) => issueRecoveryToken(each, account(), now()))
    await replace()
    for (let round = 0; round < 5; round++) {
      const ending = database.transaction(async (each) => {
        await lockProvedUser(each, account(), now())
        await endAllSessions(each, account().id)
      })
      await Promise.all([replace(), ending])
      await replace()
    }
    expect(await database.select().from(oneTimeTokens)).toHaveLength(1)
  })

  it('starts its session and is consumed in one transaction', async () => {
    const { verify, now } = open()
    const token = await issueRecoveryToken(database, account(), now())
    const mended = await refuseInserts(database, tokenSessions, sql`true`)
    expect((await verify(token)).status).toBe(503)
    await mended()
    expect((await verify(token)).status).toBe(200)
  })
})

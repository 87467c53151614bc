import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { startSession } from '../core/sessions.ts'
import { addUser, findUser } from './users.ts'
import { sessions } from '../core/tables.ts'
import { ada } from '../../testing/ada.ts'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'
import { plainArgon2 } from '../../testing/test-app.ts'
import { issueRecoveryToken } from './one-time-tokens.ts'
import { findTokenSession, startTokenSession } from './token-sessions.ts'

const { account, database, open } = await testAuthService()

describe('changing a password', () => {
  const fresh = { password: 'new horse, same staple' }

  it('T35 ends every session and link of that user only', async () => {
    const { recover, signIn, put, user, verify, now } = open()
    const elsewhere = await signIn()
    await startSession(database, account(), now())
    await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: now() })
    const bea = (await findUser(database, 'bea@summit.test')) ?? account()
    await startSession(database, bea, now())
    const beas = await startTokenSession(database, bea, 'otp', { siteUrl: '', queueMail: async () => {}, now })
    const beasLink = await issueRecoveryToken(database, bea, now())

    const { access_token: accessToken } = await recover()
    const link = await issueRecoveryToken(database, account(), now())
    expect((await put(accessToken, fresh)).status).toBe(200)

    for (const gone of [accessToken, elsewhere.access_token]) {
      expect(await getCode(await user(gone))).toEqual([403, 'session_not_found'])
    }
    expect(await getCode(await verify(link))).toEqual([403, 'otp_expired'])
    expect(await database.select().from(sessions).where(eq(sessions.userId, account().id))).toEqual([])
    expect(await database.select().from(sessions).where(eq(sessions.userId, bea.id))).toHaveLength(1)
    expect(await findTokenSession(database, beas.id, now())).toBeDefined()
    expect((await verify(beasLink)).status).toBe(200)
  })

  it('succeeds once for two concurrent requests', async () => {
    // Both pass validation and hashing before either commits.
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
  ])('refuses a password that is %s', async (_, text, status, code) => {
    const { recover, put } = open()
    expect(await getCode(await put((await recover()).access_token, { password: text }))).toEqual([status, code])
  })

  it('accepts any characters, unchanged', async () => {
    const text = ' пароль ⛰ '
    const { recover, put, token } = open()
    expect((await put((await recover()).access_token, { password: text })).status).toBe(200)
    expect((await token('password', { email: ada.email, password: text })).status).toBe(200)
  })
})

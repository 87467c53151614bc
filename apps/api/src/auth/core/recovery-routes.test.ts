import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { issueCode } from '../embedded/one-time-tokens.ts'
import { pkceChallenge } from './pkce.ts'
import type { Config } from '../../config.ts'
import { mails } from '../../mail/tables.ts'
import { getCookie } from '../../testing/login-app.ts'
import { ada } from '../../testing/ada.ts'
import { openRecoverySite, tokens, getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { refuseInserts } from '../../testing/test-database.ts'
import { findUser } from '../embedded/users.ts'

const fresh = 'new horse, same staple'
const NO_PROOF = 'This password reset link is invalid or has expired. Please request a new one.'

const openSite = await testSites()
const open = (kind: 'embedded' | 'supabase', config?: Partial<Config>) => openRecoverySite(openSite, kind, config)

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  describe('setting a new password', () => {
    it('CALLS-08 CALLS-09 CALLS-11 needs a recovery session; afterwards only the new password signs in', async () => {
      const { recover, update, login } = await open(kind)
      const answer = await update({ password: fresh }, (await recover()).access_token)
      expect(await getWords(answer)).toEqual([200, 'Your password has been changed.'])
      expect((await login()).status).toBe(401)
      expect((await login(fresh)).status).toBe(200)
    })

    it('T35 ends all sessions, the recovery session included, and sends a notice by mail', async () => {
      const { recover, update, login, session, mailsNow } = await open(kind)
      const cookie = getCookie(await login())
      expect((await session(cookie)).status).toBe(200)
      const { access_token: accessToken } = await recover()
      await update({ password: fresh }, accessToken)
      expect((await session(cookie)).status).toBe(401)
      expect(await getWords(await update({ password: 'another horse race' }, accessToken))).toEqual([401, NO_PROOF])
      const notices = (await mailsNow()).filter(({ subject }) => subject === 'Your Summit password was changed')
      expect(notices.map(({ recipient }) => recipient)).toContain(ada.email)
    })

    it('T5 refuses a session from a password sign-in', async () => {
      const { service, update, login } = await open(kind)
      const answer = await service.post('/auth/v1/token?grant_type=password', ada)
      const { access_token: accessToken } = v.parse(tokens, await answer.json())
      expect(await getWords(await update({ password: fresh }, accessToken))).toEqual([403, NO_PROOF])
      expect((await login()).status).toBe(200)
    })

    it('T5 refuses a session from a Google sign-in', async () => {
      const { service, update, serviceDatabase, now } = await open(kind)
      const user = await findUser(serviceDatabase, ada.email)
      const verifier = 'v'.repeat(43)
      const code = user && (await issueCode(serviceDatabase, user, pkceChallenge(verifier), now()))
      const answer = await service.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
      const { access_token: accessToken } = v.parse(tokens, await answer.json())
      expect(await getWords(await update({ password: fresh }, accessToken))).toEqual([403, NO_PROOF])
    })

    it('T5 refuses a recovery session older than an hour, refreshed or not', async () => {
      const { recover, update, refresh, pass } = await open(kind)
      const { refresh_token } = await recover()
      pass(3_600_000)
      const late = await refresh(refresh_token)
      expect((await update({ password: 'x' }, late.access_token)).status).toBe(422)
      pass(1_000)
      expect(await getWords(await update({ password: fresh }, late.access_token))).toEqual([403, NO_PROOF])
    })

    it.each([
      ['none', undefined],
      ['one that is none', 'x'],
      ['one that is not signed', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.AAAA'],
    ])('T6 refuses %s before it validates the password', async (_, accessToken) => {
      const { update } = await open(kind)
      expect(await getWords(await update({ password: 'x' }, accessToken))).toEqual([401, NO_PROOF])
    })

    it('UPDATE-13 refuses a password with the reason and keeps the recovery session', async () => {
      const { recover, update } = await open(kind)
      const { access_token: accessToken } = await recover()
      const refusal = async (password: unknown) => {
        const response = await update({ password }, accessToken)
        return { status: response.status, ...((await response.json()) as object) }
      }
      const refused = { success: false, status: 422 }
      expect(await refusal('x'.repeat(7))).toEqual({
        ...refused,
        message: 'Password must be at least 8 characters',
        code: 'password_short',
      })
      expect(await refusal('x'.repeat(257))).toEqual({
        ...refused,
        message: 'This password is too long. Please choose a shorter one.',
        code: 'password_long',
      })
      expect(await refusal('Password123')).toEqual({
        ...refused,
        message: 'This password is too easy to guess. Please choose another one.',
        code: 'password_common',
      })
      expect(await refusal(ada.password)).toEqual({
        ...refused,
        message: 'This is already your password. Please choose a new one.',
        code: 'password_same',
      })
      expect(await refusal(7)).toEqual({
        ...refused,
        status: 400,
        message: 'Please enter a new password.',
        code: 'invalid_fields',
      })
      expect((await update({ password: fresh }, accessToken)).status).toBe(200)
    })
  })
})

it('T35 changes nothing if the notice cannot be stored', async () => {
  const { recover, update, login, session, database } = await open('embedded')
  const cookie = getCookie(await login())
  const { access_token: accessToken } = await recover()
  const mended = await refuseInserts(database, mails, sql`new.subject like '%was changed'`)
  expect((await update({ password: fresh }, accessToken)).status).toBe(503)
  expect((await session(cookie)).status).toBe(200)
  expect((await login()).status).toBe(200)
  await mended()
  expect((await update({ password: fresh }, accessToken)).status).toBe(200)
})

import { type AuthChangeEvent, AuthSessionMissingError, type Session } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { failed, expectedError, getError, present, createActions } from './actions.ts'
import { newClient, openTestedService } from './tested-service.ts'

const service = await openTestedService(process.env)
afterAll(() => service.close())
const { post, signedIn } = createActions(service)

describe('a session', () => {
  it('returns its user', async () => {
    const { client, session } = await signedIn()
    const { data, error } = await client.getUser()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(session.user.id)
  })

  it('is extended with a new refresh token', async () => {
    const { client, session } = await signedIn()
    const heard: AuthChangeEvent[] = []
    client.onAuthStateChange((event) => void heard.push(event))
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(heard).toContain('TOKEN_REFRESHED')
    expect(decodeJwt(present(data.session).access_token).session_id).toBe(decodeJwt(session.access_token).session_id)
    expect((await client.getUser()).error).toBeNull()
  })

  it('is extended in two tabs that refresh concurrently', async () => {
    const { session } = await signedIn()
    const body = { refresh_token: session.refresh_token }
    const answers = await Promise.all([1, 2].map(() => post('/token?grant_type=refresh_token', body)))
    const sessions = (await Promise.all(answers.map((each) => each.json()))) as Session[]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(sessions[0]?.refresh_token).toBe(sessions[1]?.refresh_token)
    const next = await post('/token?grant_type=refresh_token', { refresh_token: sessions[0]?.refresh_token })
    expect(next.status).toBe(200)
  })

  it('is not refreshed with a token that was not issued', async () => {
    const { error } = await newClient(service).client.refreshSession({ refresh_token: 'made-up-refresh-token' })
    expect(error).toEqual(failed(400, 'refresh_token_not_found'))
  })

  it.each(['local', 'global'] as const)('ends at once on sign-out (%s)', async (scope) => {
    const { client, session, store } = await signedIn()
    expect((await client.signOut({ scope })).error).toBeNull()
    expect(store.has('summit-recovery-test')).toBe(false)
    expect((await client.getUser(session.access_token)).error).toBeInstanceOf(AuthSessionMissingError)
    const { error } = await client.refreshSession(session)
    expect(error).toEqual(failed(400, 'refresh_token_not_found'))
  })

  it('survives a sign-out with scope others, not with scope global', async () => {
    const another = await signedIn()
    const here = await signedIn()
    const there = newClient(service)
    await there.client.signInWithPassword(here.account)
    await there.client.signOut({ scope: 'local' })
    expect((await here.client.getUser()).error).toBeNull()

    await there.client.signInWithPassword(here.account)
    await there.client.signOut({ scope: 'others' })
    expect((await here.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError)
    expect((await there.client.getUser()).error).toBeNull()

    await there.client.signOut({ scope: 'global' })
    expect((await another.client.getUser()).error).toBeNull()
  })

  it('is required', async () => {
    const response = await fetch(`${service.url}/user`, { headers: service.headers })
    expect(await getError(response)).toEqual(expectedError(401, 'no_authorization'))
  })

  it.each([
    ['that is none', 'a.b.c'],
    ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ])('is refused with a token %s', async (_, token) => {
    const { error } = await newClient(service).client.getUser(token)
    expect(error?.status).toBeGreaterThanOrEqual(401)
    expect(error?.status).toBeLessThanOrEqual(403)
  })

  it('is refused with a changed token', async () => {
    const { client, session } = await signedIn()
    const [head = '', payload = '', signature = ''] = session.access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    const { error } = await client.getUser(`${head}.${forged}.${signature}`)
    expect(error).toEqual(failed(403, 'bad_jwt'))
  })
})

import {
  type AuthChangeEvent,
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  type Session,
} from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newClient, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(process.env)
}, 60_000)
afterAll(() => world.close())

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Somebody who has signed in with a password. */
async function signedIn() {
  const account = await world.makeAccount()
  const tab = newClient(world)
  const { data } = await tab.client.signInWithPassword(account)
  return { ...tab, account, session: present(data.session) }
}

/** Somebody who has opened the link of a recovery mail. */
async function recovering() {
  const account = await world.makeAccount()
  const tab = newClient(world)
  const token = await world.recoveryToken(account.email)
  const { data } = await tab.client.verifyOtp({ token_hash: token, type: 'recovery' })
  return { ...tab, account, token, session: present(data.session) }
}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The service answered without it.')
  return value
}

/** A request that the client would not make. */
function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const init = { 'Content-Type': 'application/json;charset=UTF-8', 'X-Supabase-Api-Version': '2024-01-01' }
  return fetch(world.url + path, {
    method: 'POST',
    headers: { ...init, ...world.headers, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** An error as Supabase's envelope says it. */
async function faultOf(response: Response) {
  const { code } = (await response.json()) as { code?: string }
  return [
    response.status,
    code,
    response.headers.get('X-Supabase-Api-Version'),
    response.headers.get('X-Sb-Error-Code'),
  ]
}
const fault = (status: number, code: string) => [status, code, '2024-01-01', code]

/** Matchers are `any`, which no row may be. */
const text = expect.any(String) as string
const number = expect.any(Number) as number
const either = expect.any(Boolean) as boolean
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string

const failed = (status: number, code: string) => expect.objectContaining({ status, code }) as unknown

describe('what the service is', () => {
  it('is healthy', async () => {
    const response = await fetch(`${world.url}/health`, { headers: world.headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name: text, description: text })
  })

  it('says how one may sign in', async () => {
    const response = await fetch(`${world.url}/settings`, { headers: world.headers })
    expect(await response.json()).toMatchObject({
      external: { email: true, google: either, apple: either },
      disable_signup: either,
    })
  })

  it('publishes the keys that its tokens are signed with, and no private part of them', async () => {
    const response = await fetch(`${world.url}/.well-known/jwks.json`, { headers: world.headers })
    const { keys } = (await response.json()) as { keys: Array<Record<string, unknown>> }
    for (const key of keys) expect(key).not.toHaveProperty('d')
    const { client, session } = await signedIn()
    const { data, error } = await client.getClaims(session.access_token)
    expect(error).toBeNull()
    expect(present(data).claims.sub).toBe(session.user.id)
  })
})

describe('signing in with a password', () => {
  it('gives a session and the user', async () => {
    const { session, account } = await signedIn()
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, expires_at: number })
    expect(session.access_token.split('.')).toHaveLength(3)
    expect(session.refresh_token.length).toBeGreaterThanOrEqual(12)
    expect(session.user).toMatchObject({
      id: matching(uuid),
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      is_anonymous: false,
      created_at: text,
    })
  })

  it('gives a token that says who, by which service, for how long and on what proof', async () => {
    const { session } = await signedIn()
    const claims = decodeJwt(session.access_token)
    expect(claims).toMatchObject({
      sub: session.user.id,
      aud: 'authenticated',
      iss: matching(/\/auth\/v1$/),
      exp: (claims.iat ?? 0) + 3600,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: number }],
      session_id: matching(uuid),
      is_anonymous: false,
    })
  })

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const { client } = newClient(world)
    const account = await world.makeAccount()
    const wrong = await client.signInWithPassword({ ...account, password: 'wrong horse' })
    const unknown = await client.signInWithPassword({ ...account, email: 'nobody@summit.test' })
    expect(wrong.error).toEqual(failed(400, 'invalid_credentials'))
    expect(unknown.error).toEqual(wrong.error)
    expect(wrong.error?.message).toBe('Invalid login credentials')
  })

  it.each([
    ['/token?grant_type=password', {}, fault(400, 'validation_failed')],
    ['/token?grant_type=password', '{', fault(400, 'bad_json')],
    ['/token?grant_type=refresh_token', { refresh_token: 'short' }, fault(400, 'validation_failed')],
    ['/token?grant_type=pkce', {}, fault(400, 'validation_failed')],
    ['/verify', {}, fault(400, 'validation_failed')],
    ['/recover', { email: 'nobody' }, fault(400, 'validation_failed')],
  ])('answers %s with the body %j in its envelope', async (path, body, expected) => {
    expect(await faultOf(await ask(path, body))).toEqual(expected)
  })
})

describe('a recovery link', () => {
  it('opens a session, on the proof of a mail', async () => {
    const { session, account } = await recovering()
    expect(session.user.email).toBe(account.email)
    expect(decodeJwt(session.access_token).amr).toEqual([{ method: 'otp', timestamp: number }])
  })

  it('tells whoever listens of a recovery, and not of a sign-in', async () => {
    const { client } = newClient(world)
    const { email } = await world.makeAccount()
    const heard: Array<[AuthChangeEvent, Session | null]> = []
    client.onAuthStateChange((event, session) => void heard.push([event, session]))
    await client.getSession()
    await client.verifyOtp({ token_hash: await world.recoveryToken(email), type: 'recovery' })
    expect(heard.map(([event]) => event)).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY'])
    expect(heard[1]?.[1]?.user.email).toBe(email)
  })

  it('leaves its session to the other tab and to a later page', async () => {
    const { store, session } = await recovering()
    expect([...store.keys()]).toContain('summit-recovery-test')
    const { client } = newClient(world, store)
    const { data } = await client.getSession()
    expect(data.session?.access_token).toBe(session.access_token)
  })

  it('opens once', async () => {
    const { client, token } = await recovering()
    const { error } = await client.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(error).toEqual(failed(403, 'otp_expired'))
    expect(error?.message).toBe('Email link is invalid or has expired')
  })

  it('opens for exactly one of many at once', async () => {
    const { email } = await world.makeAccount()
    const token_hash = await world.recoveryToken(email)
    const tries = Array.from({ length: 8 }, () => newClient(world).client.verifyOtp({ token_hash, type: 'recovery' }))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(7)
  })

  it('opens nothing once a newer one was asked for', async () => {
    const { email } = await world.makeAccount()
    const older = await world.recoveryToken(email)
    await world.recoveryToken(email)
    const { error } = await newClient(world).client.verifyOtp({ token_hash: older, type: 'recovery' })
    expect(error).toEqual(failed(403, 'otp_expired'))
  })

  it.each(['signup', 'invite', 'email_change'] as const)('opens nothing as a link of type %s', async (type) => {
    const { email } = await world.makeAccount()
    const token_hash = await world.recoveryToken(email)
    const { client } = newClient(world)
    expect((await client.verifyOtp({ token_hash, type })).error).toEqual(failed(403, 'otp_expired'))
  })

  it('is not known when it is made up', async () => {
    const { error } = await newClient(world).client.verifyOtp({ token_hash: 'made-up', type: 'recovery' })
    expect(error).toBeInstanceOf(AuthApiError)
    expect(error).toEqual(failed(403, 'otp_expired'))
  })

  it('is refused together with an address, or of a type that there is not', async () => {
    const { email } = await world.makeAccount()
    const token_hash = await world.recoveryToken(email)
    const refused = fault(400, 'validation_failed')
    expect(await faultOf(await ask('/verify', { token_hash, type: 'recovery', email }))).toEqual(refused)
    expect(await faultOf(await ask('/verify', { token_hash, type: 'RECOVERY' }))).toEqual(refused)
    expect(await faultOf(await ask('/verify', { token_hash }))).toEqual(refused)
    expect(await faultOf(await ask('/verify', { type: 'recovery' }))).toEqual(refused)
  })
})

describe('changing the password', () => {
  it('works with a recovery session, and from then on only the new one signs in', async () => {
    const { client, account } = await recovering()
    const { data, error } = await client.updateUser({ password: 'new horse, same staple' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(account.email)
    const after = newClient(world).client
    expect((await after.signInWithPassword(account)).error).toEqual(failed(400, 'invalid_credentials'))
    const again = await after.signInWithPassword({ ...account, password: 'new horse, same staple' })
    expect(again.error).toBeNull()
  })

  it('ends the sessions that there were before', async () => {
    const { account, client: elsewhere } = await signedIn()
    const { client } = newClient(world)
    await client.verifyOtp({ token_hash: await world.recoveryToken(account.email), type: 'recovery' })
    await client.updateUser({ password: 'new horse, same staple' })
    expect((await elsewhere.getUser()).error).toBeInstanceOf(AuthSessionMissingError)
  })

  it('refuses a password that is too short, with the reason', async () => {
    const { client } = await recovering()
    const { error } = await client.updateUser({ password: 'short' })
    expect(error).toBeInstanceOf(AuthWeakPasswordError)
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })

  it('refuses the password that is in use', async () => {
    const { client, account } = await recovering()
    const { error } = await client.updateUser({ password: account.password })
    expect(error).toEqual(failed(422, 'same_password'))
  })

  it('needs a session', async () => {
    const { error } = await newClient(world).client.updateUser({ password: 'new horse, same staple' })
    expect(error).toBeInstanceOf(AuthSessionMissingError)
  })
})

describe('a session', () => {
  it('tells its user', async () => {
    const { client, session } = await signedIn()
    const { data, error } = await client.getUser()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(session.user.id)
  })

  it('goes on with a new refresh token', async () => {
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

  it('goes on in both of two tabs that refresh at once', async () => {
    const { session } = await signedIn()
    const body = { refresh_token: session.refresh_token }
    const answers = await Promise.all([1, 2].map(() => ask('/token?grant_type=refresh_token', body)))
    const sessions = (await Promise.all(answers.map((each) => each.json()))) as Session[]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(sessions[0]?.refresh_token).toBe(sessions[1]?.refresh_token)
    const next = await ask('/token?grant_type=refresh_token', { refresh_token: sessions[0]?.refresh_token })
    expect(next.status).toBe(200)
  })

  it('is not refreshed with a made-up token', async () => {
    const { error } = await newClient(world).client.refreshSession({ refresh_token: 'made-up-refresh-token' })
    expect(error).toEqual(failed(400, 'refresh_token_not_found'))
  })

  it.each(['local', 'global'] as const)('ends at once with signing out (%s)', async (scope) => {
    const { client, session, store } = await signedIn()
    expect((await client.signOut({ scope })).error).toBeNull()
    expect(store.has('summit-recovery-test')).toBe(false)
    expect((await client.getUser(session.access_token)).error).toBeInstanceOf(AuthSessionMissingError)
    const { error } = await client.refreshSession(session)
    expect(error).toEqual(failed(400, 'refresh_token_not_found'))
  })

  it('outlives signing out of it elsewhere, but not everywhere', async () => {
    const here = await signedIn()
    const there = newClient(world)
    await there.client.signInWithPassword(here.account)
    await there.client.signOut({ scope: 'local' })
    expect((await here.client.getUser()).error).toBeNull()

    await there.client.signInWithPassword(here.account)
    await there.client.signOut({ scope: 'others' })
    expect((await here.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError)
    expect((await there.client.getUser()).error).toBeNull()
  })

  it('is asked for where there is none', async () => {
    const response = await fetch(`${world.url}/user`, { headers: world.headers })
    expect(await faultOf(response)).toEqual(fault(401, 'no_authorization'))
  })

  it.each([
    ['that is none', 'a.b.c'],
    ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ])('is not had with a token %s', async (_, token) => {
    const { error } = await newClient(world).client.getUser(token)
    expect(error?.status).toBeGreaterThanOrEqual(401)
    expect(error?.status).toBeLessThanOrEqual(403)
  })

  it('is not had with a token that was changed', async () => {
    const { client, session } = await signedIn()
    const [head = '', payload = '', signature = ''] = session.access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    const { error } = await client.getUser(`${head}.${forged}.${signature}`)
    expect(error).toEqual(failed(403, 'bad_jwt'))
  })
})

describe('a code from a provider', () => {
  it('is not known when it is made up', async () => {
    const body = { auth_code: '5f0c7f1e-0000-4000-8000-000000000000', code_verifier: 'v'.repeat(43) }
    expect(await faultOf(await ask('/token?grant_type=pkce', body))).toEqual(fault(404, 'flow_state_not_found'))
  })

  it('is not sent by a browser that began nothing', async () => {
    const { error } = await newClient(world).client.exchangeCodeForSession('5f0c7f1e-0000-4000-8000-000000000000')
    expect(error).toBeInstanceOf(AuthPKCECodeVerifierMissingError)
  })

  it('comes from no provider that the service does not know', async () => {
    const response = await fetch(`${world.url}/authorize?provider=myspace`, { headers: world.headers })
    expect(await faultOf(response)).toEqual(fault(400, 'validation_failed'))
  })
})

it('asks for a recovery mail, for anybody, with the same answer', async () => {
  const { email } = await world.makeAccount()
  const { client } = newClient(world)
  const known = await client.resetPasswordForEmail(email)
  const unknown = await client.resetPasswordForEmail('nobody@summit.test')
  expect(known).toEqual({ data: {}, error: null })
  expect(unknown).toEqual(known)
})

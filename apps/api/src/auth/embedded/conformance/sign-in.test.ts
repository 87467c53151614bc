import { AuthPKCECodeVerifierMissingError } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { failed, expectedError, getError, number, present, createActions, text, uuid } from './actions.ts'
import { newClient, openTestedService } from './tested-service.ts'

const service = await openTestedService(process.env)
afterAll(() => service.close())
const { post, signedIn } = createActions(service)

const either = expect.any(Boolean) as boolean

describe('the service', () => {
  it('is healthy', async () => {
    const response = await fetch(`${service.url}/health`, { headers: service.headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name: text, description: text })
  })

  it('returns its sign-in methods', async () => {
    const response = await fetch(`${service.url}/settings`, { headers: service.headers })
    expect(await response.json()).toMatchObject({
      external: { email: true, google: either, apple: either },
      disable_signup: either,
    })
  })

  it('publishes the public keys of its tokens only', async () => {
    const response = await fetch(`${service.url}/.well-known/jwks.json`, { headers: service.headers })
    const { keys } = (await response.json()) as { keys: Array<Record<string, unknown>> }
    for (const key of keys) expect(key).not.toHaveProperty('d')
    const { client, session } = await signedIn()
    const { data, error } = await client.getClaims(session.access_token)
    expect(error).toBeNull()
    expect(present(data).claims.sub).toBe(session.user.id)
  })
})

describe('signing in with a mailed code', () => {
  it('returns a session, once', async () => {
    const { email } = await service.makeAccount()
    const { client } = newClient(service)
    expect((await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
    const code = { email, token: await service.signInCode(email), type: 'email' } as const
    const { data } = await client.verifyOtp(code)
    expect(present(data.session).user.email).toBe(email)
    expect(decodeJwt(present(data.session).access_token).amr).toMatchObject([{ method: 'otp', timestamp: number }])
    expect((await client.verifyOtp(code)).error).toEqual(failed(403, 'otp_expired'))
  })
})

describe('signing in with a password', () => {
  it('returns a session and the user', async () => {
    const { session, account } = await signedIn()
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, expires_at: number })
    expect(session.access_token.split('.')).toHaveLength(3)
    expect(session.refresh_token.length).toBeGreaterThanOrEqual(12)
    expect(session.user).toMatchObject({
      id: uuid,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      is_anonymous: false,
      created_at: text,
    })
  })

  it('returns a token with subject, issuer, expiry and authentication method', async () => {
    const { session } = await signedIn()
    const claims = decodeJwt(session.access_token)
    expect(claims).toMatchObject({
      sub: session.user.id,
      aud: 'authenticated',
      iss: expect.stringMatching(/\/auth\/v1$/) as string,
      exp: (claims.iat ?? 0) + 3600,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: number }],
      session_id: uuid,
      is_anonymous: false,
    })
  })

  it('refuses a wrong password and an unknown address with the same error', async () => {
    const { client } = newClient(service)
    const account = await service.makeAccount()
    const wrong = await client.signInWithPassword({ ...account, password: 'wrong horse' })
    const unknown = await client.signInWithPassword({ ...account, email: 'nobody@summit.test' })
    expect(wrong.error).toEqual(failed(400, 'invalid_credentials'))
    expect(unknown.error).toEqual(wrong.error)
    expect(wrong.error?.message).toBe('Invalid login credentials')
  })

  it.each([
    ['/token?grant_type=password', {}, expectedError(400, 'validation_failed')],
    ['/token?grant_type=password', '{', expectedError(400, 'bad_json')],
    ['/token?grant_type=refresh_token', { refresh_token: 'short' }, expectedError(400, 'validation_failed')],
    ['/token?grant_type=pkce', {}, expectedError(400, 'validation_failed')],
    ['/verify', {}, expectedError(400, 'validation_failed')],
    ['/recover', { email: 'nobody' }, expectedError(400, 'validation_failed')],
  ])('answers %s with the body %j with an error in its envelope', async (path, body, expected) => {
    expect(await getError(await post(path, body))).toEqual(expected)
  })
})

describe('a code from a provider', () => {
  it('is refused if it was not issued', async () => {
    const body = { auth_code: '5f0c7f1e-0000-4000-8000-000000000000', code_verifier: 'v'.repeat(43) }
    expect(await getError(await post('/token?grant_type=pkce', body))).toEqual(
      expectedError(404, 'flow_state_not_found'),
    )
  })

  it('is refused without a verifier', async () => {
    const { error } = await newClient(service).client.exchangeCodeForSession('5f0c7f1e-0000-4000-8000-000000000000')
    expect(error).toBeInstanceOf(AuthPKCECodeVerifierMissingError)
  })

  it('is refused for an unknown provider', async () => {
    const response = await fetch(`${service.url}/authorize?provider=myspace`, { headers: service.headers })
    expect(await getError(response)).toEqual(expectedError(400, 'validation_failed'))
  })
})

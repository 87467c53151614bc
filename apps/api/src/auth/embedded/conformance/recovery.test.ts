import {
  type AuthChangeEvent,
  AuthApiError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  type Session,
} from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { failed, expectedError, getError, number, createActions } from './actions.ts'
import { newClient, openTestedService } from './tested-service.ts'

const service = await openTestedService(process.env)
afterAll(() => service.close())
const { post, recovering, signedIn } = createActions(service)

it('requests a recovery mail with the same answer for every address', async () => {
  const { email } = await service.makeAccount()
  const { client } = newClient(service)
  const known = await client.resetPasswordForEmail(email)
  const unknown = await client.resetPasswordForEmail('nobody@summit.test')
  expect(known).toEqual({ data: {}, error: null })
  expect(unknown).toEqual(known)
})

describe('a recovery link', () => {
  it('opens a session with the method otp', async () => {
    const { session, account } = await recovering()
    expect(session.user.email).toBe(account.email)
    expect(decodeJwt(session.access_token).amr).toEqual([{ method: 'otp', timestamp: number }])
  })

  it('emits PASSWORD_RECOVERY, not SIGNED_IN', async () => {
    const { client } = newClient(service)
    const { email } = await service.makeAccount()
    const heard: Array<[AuthChangeEvent, Session | null]> = []
    client.onAuthStateChange((event, session) => void heard.push([event, session]))
    await client.getSession()
    await client.verifyOtp({ token_hash: await service.recoveryToken(email), type: 'recovery' })
    expect(heard.map(([event]) => event)).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY'])
    expect(heard[1]?.[1]?.user.email).toBe(email)
  })

  it('opens a session that other clients can use', async () => {
    const { store, session } = await recovering()
    expect([...store.keys()]).toContain('summit-recovery-test')
    const { client } = newClient(service, store)
    const { data } = await client.getSession()
    expect(data.session?.access_token).toBe(session.access_token)
  })

  it('opens once', async () => {
    const { client, token } = await recovering()
    const { error } = await client.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(error).toEqual(failed(403, 'otp_expired'))
    expect(error?.message).toBe('Email link is invalid or has expired')
  })

  it('opens for exactly one of many concurrent requests', async () => {
    const { email } = await service.makeAccount()
    const token_hash = await service.recoveryToken(email)
    const tries = Array.from({ length: 8 }, () => newClient(service).client.verifyOtp({ token_hash, type: 'recovery' }))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(7)
  })

  it('is invalid once a newer one was requested', async () => {
    const { email } = await service.makeAccount()
    const older = await service.recoveryToken(email)
    await service.recoveryToken(email)
    const { error } = await newClient(service).client.verifyOtp({ token_hash: older, type: 'recovery' })
    expect(error).toEqual(failed(403, 'otp_expired'))
  })

  it.each(['signup', 'invite', 'email_change'] as const)('is refused as type %s', async (type) => {
    const { email } = await service.makeAccount()
    const token_hash = await service.recoveryToken(email)
    const { client } = newClient(service)
    expect((await client.verifyOtp({ token_hash, type })).error).toEqual(failed(403, 'otp_expired'))
  })

  it('is refused if it was not issued', async () => {
    const { error } = await newClient(service).client.verifyOtp({ token_hash: 'made-up', type: 'recovery' })
    expect(error).toBeInstanceOf(AuthApiError)
    expect(error).toEqual(failed(403, 'otp_expired'))
  })

  it('is refused together with an address or with an unknown type', async () => {
    const { email } = await service.makeAccount()
    const token_hash = await service.recoveryToken(email)
    const refused = expectedError(400, 'validation_failed')
    expect(await getError(await post('/verify', { token_hash, type: 'recovery', email }))).toEqual(refused)
    expect(await getError(await post('/verify', { token_hash, type: 'RECOVERY' }))).toEqual(refused)
    expect(await getError(await post('/verify', { token_hash }))).toEqual(refused)
    expect(await getError(await post('/verify', { type: 'recovery' }))).toEqual(refused)
  })
})

describe('changing the password', () => {
  it('works with a recovery session; afterwards only the new one signs in', async () => {
    const { client, account } = await recovering()
    const { data, error } = await client.updateUser({ password: 'new horse, same staple' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(account.email)
    const after = newClient(service).client
    expect((await after.signInWithPassword(account)).error).toEqual(failed(400, 'invalid_credentials'))
    const again = await after.signInWithPassword({ ...account, password: 'new horse, same staple' })
    expect(again.error).toBeNull()
  })

  it('ends earlier sessions', async () => {
    const { account, client: elsewhere } = await signedIn()
    const { client } = newClient(service)
    await client.verifyOtp({ token_hash: await service.recoveryToken(account.email), type: 'recovery' })
    await client.updateUser({ password: 'new horse, same staple' })
    expect((await elsewhere.getUser()).error).toBeInstanceOf(AuthSessionMissingError)
  })

  it('refuses a password that is too short, with the reason', async () => {
    const { client } = await recovering()
    const { error } = await client.updateUser({ password: 'short' })
    expect(error).toBeInstanceOf(AuthWeakPasswordError)
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })

  it('refuses the current password', async () => {
    const { client, account } = await recovering()
    const { error } = await client.updateUser({ password: account.password })
    expect(error).toEqual(failed(422, 'same_password'))
  })

  it('needs a session', async () => {
    const { error } = await newClient(service).client.updateUser({ password: 'new horse, same staple' })
    expect(error).toBeInstanceOf(AuthSessionMissingError)
  })
})

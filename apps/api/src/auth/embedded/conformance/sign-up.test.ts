import { afterAll, describe, expect, it } from 'vitest'
import { expectedError, failed, getError, present, createActions, uuid } from './actions.ts'
import { newAccount, newClient, openTestedService } from './tested-service.ts'

const service = await openTestedService(process.env)
afterAll(() => service.close())
const { post } = createActions(service)

/** Signs up, with a name. */
async function signUp() {
  const account = newAccount()
  const tab = newClient(service)
  const { data, error } = await tab.client.signUp({ ...account, options: { data: { name: 'Bea' } } })
  expect(error).toBeNull()
  return { ...tab, account, data }
}

describe('signing up', () => {
  it('returns a user without a session, and lets nobody in until the address is verified', async () => {
    const { client, account, data } = await signUp()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ id: uuid, aud: 'authenticated', email: account.email })
    expect((await client.signInWithPassword(account)).error).toEqual(failed(400, 'email_not_confirmed'))
  })

  it('verifies the address with the token of the mail, once', async () => {
    const { client, account, data } = await signUp()
    const link = { token_hash: await service.signUpToken(account), type: 'signup' } as const
    const verified = await client.verifyOtp(link)
    expect(present(verified.data.session).user).toMatchObject({ id: present(data.user).id, email: account.email })
    expect((await client.verifyOtp(link)).error).toEqual(failed(403, 'otp_expired'))
    expect((await client.signInWithPassword(account)).error).toBeNull()
  })

  it('returns a user of the same form for an address that has an account', async () => {
    const account = await service.makeAccount()
    const { data, error } = await newClient(service).client.signUp(account)
    expect([error, data.session]).toEqual([null, null])
    expect(Object.keys(present(data.user)).toSorted()).toEqual(
      expect.arrayContaining(['aud', 'created_at', 'email', 'id', 'identities']),
    )
  })

  it('sends its link again, but not at once', async () => {
    const { client, account } = await signUp()
    const { error } = await client.resend({ type: 'signup', email: account.email })
    expect(error?.status).toBe(429)
  })

  it('refuses a short password', async () => {
    const { error } = await newClient(service).client.signUp({ ...newAccount(), password: 'short' })
    expect(error).toEqual(failed(422, 'weak_password'))
  })

  it('refuses what is no address', async () => {
    const answer = await getError(await post('/signup', { email: 'bea', password: 'high and dry' }))
    expect(answer).toEqual(expectedError(400, 'validation_failed'))
  })
})

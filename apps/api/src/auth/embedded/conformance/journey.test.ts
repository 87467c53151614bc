import { afterAll, expect, it } from 'vitest'
import { present } from './actions.ts'
import { newAccount, newClient, openTestedService } from './tested-service.ts'

const service = await openTestedService(process.env)
afterAll(() => service.close())

// Without error codes, which clients before 2.65 do not have: for every version of the client.
it('a client signs up, verifies, signs in, refreshes, recovers, changes the password and signs out', async () => {
  const account = newAccount()
  const { client } = newClient(service)
  expect((await client.signUp(account)).error).toBeNull()
  const link = { token_hash: await service.signUpToken(account), type: 'signup' } as const
  expect((await client.verifyOtp(link)).error).toBeNull()

  const signedIn = await client.signInWithPassword(account)
  const { refresh_token: token } = present(signedIn.data.session)
  expect((await client.getUser()).data.user?.email).toBe(account.email)
  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(present(refreshed.data.session).refresh_token).not.toBe(token)

  const recovery = { token_hash: await service.recoveryToken(account.email), type: 'recovery' } as const
  expect((await client.verifyOtp(recovery)).error).toBeNull()
  expect((await client.updateUser({ password: 'new horse race' })).error).toBeNull()
  expect((await newClient(service).client.signInWithPassword(account)).error?.status).toBe(400)

  const other = newClient(service).client
  const again = await other.signInWithPassword({ ...account, password: 'new horse race' })
  expect(again.error).toBeNull()
  expect((await other.signOut()).error).toBeNull()
  const ended = present(again.data.session)
  expect((await newClient(service).client.setSession(ended)).error).not.toBeNull()
})

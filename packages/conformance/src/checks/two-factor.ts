import { newTwoFactorResponse, twoFactorApiRoutes, twoFactorResponse } from '@summit/contract'
import type { Check } from '../check.ts'
import { type Client, expectBody, expectNoSignIn, expectRefusal, expectStatus, expectThat, Skipped } from '../client.ts'
import { signIn } from './sign-in.ts'

/** Skips the check where there is no such call. */
async function requireCalls(client: Client): Promise<void> {
  const { status } = await client(twoFactorApiRoutes.twoFactor)
  if (status === 404) throw new Skipped('It has no call for two-factor authentication, which is optional.')
}

/** Two-factor authentication. It is never enabled: the account would sign in no more. */
export const twoFactorChecks: Check[] = [
  {
    id: 'two-factor-signed-out',
    feature: 'two-factor',
    title:
      'Without a session, two-factor authentication is not shown, enabled or disabled, also with the right password',
    async run({ client, account }) {
      await requireCalls(client)
      const body = { currentPassword: account?.password ?? 'unknown' }
      for (const refused of [
        await client(twoFactorApiRoutes.twoFactor),
        await client(twoFactorApiRoutes.newTwoFactor, { body }),
        await client(twoFactorApiRoutes.enableTwoFactor, { body: { setup: 'unknown', code: '000000' } }),
        await client(twoFactorApiRoutes.newRecoveryCodes, { body }),
        await client(twoFactorApiRoutes.disableTwoFactor, { body }),
      ]) {
        expectRefusal(refused)
      }
    },
  },
  {
    id: 'confirm-sign-in-refused',
    feature: 'two-factor',
    title: 'A second step without the first is refused with 4xx and a message, and signs nobody in',
    async run({ client }) {
      await requireCalls(client)
      const refused = await client(twoFactorApiRoutes.confirmSignIn, { body: { code: '000000' } })
      expectNoSignIn(refused)
    },
  },
  {
    id: 'two-factor-setup',
    feature: 'two-factor',
    title: 'A new secret takes the password, is another one each time, and changes nothing before its first code',
    async run(context) {
      const { client, account } = context
      await requireCalls(client)
      const headers = { Cookie: (await signIn(context)).cookie }
      const request = async (currentPassword = account?.password ?? '') => {
        const response = await client(twoFactorApiRoutes.newTwoFactor, { body: { currentPassword }, headers })
        // The right password may renew the session.
        if (response.cookie) headers.Cookie = response.cookie
        return response
      }
      const refused = await request('not the password')
      expectRefusal(refused)
      const [first, second] = [await request(), await request()]
      const secrets = [first, second].map((response) => expectBody(response, newTwoFactorResponse).secret)
      expectThat(secrets[0] !== secrets[1], second, 'has the same secret a second time')
      const status = await client(twoFactorApiRoutes.twoFactor, { headers })
      expectStatus(status, 200)
      expectThat(!expectBody(status, twoFactorResponse).enabledAt, status, 'is enabled without a code')
    },
  },
]

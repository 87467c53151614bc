import { accountApiRoutes, errorResponse } from '@summit/contract'
import type { Check } from '../check.ts'
import { type Client, expectBody, expectStatus, Skipped } from '../client.ts'
import { signIn } from './sign-in.ts'

/** Asks for another password. Skips the check where there is no such call. */
async function changePassword(client: Client, currentPassword: string, headers: Record<string, string> = {}) {
  const body = { currentPassword, password: 'a conformance check' }
  const response = await client(accountApiRoutes.changePassword, { body, headers })
  if (response.status === 404) throw new Skipped('It has no call to change the password.')
  expectStatus(response, '4xx')
  expectBody(response, errorResponse)
}

/** What a user changes in the account. Nothing is changed. */
export const accountChecks: Check[] = [
  {
    id: 'change-password-signed-out',
    feature: 'account',
    title: 'Changing the password without a session is refused with 4xx and a message, also with the right password',
    async run({ client, account }) {
      await changePassword(client, account?.password ?? 'unknown')
    },
  },
  {
    id: 'change-password-refused',
    feature: 'account',
    title: 'Changing the password with a wrong current one is refused with 4xx and a message, and changes nothing',
    async run(context) {
      const { cookie } = await signIn(context)
      await changePassword(context.client, 'not the password', { Cookie: cookie })
      await signIn(context)
    },
  },
]

import {
  accountApiRoutes,
  apiRoutes,
  capabilitiesResponse,
  codeApiRoutes,
  identityApiRoutes,
  passkeyApiRoutes,
  twoFactorApiRoutes,
} from '@summit/contract'
import type { Check, Context } from '../check.ts'
import { expectBody, expectRefusal, expectStatus, expectThat, Skipped } from '../client.ts'
import { signIn } from './sign-in.ts'

/** Requires that a call is refused. Skips the check where there is no such call. */
async function expectCallRefused(
  { client }: Pick<Context, 'client'>,
  call: 'changeEmail' | 'changePassword' | 'deleteAccount',
  currentPassword: string,
  headers: Record<string, string> = {},
) {
  const body = {
    currentPassword,
    ...(call === 'changePassword' && { password: 'a conformance check' }),
    ...(call === 'changeEmail' && { email: 'nobody@conformance.invalid' }),
  }
  const response = await client(accountApiRoutes[call], { body, headers })
  if (response.status === 404) throw new Skipped(`It has no call ${call}, which is optional.`)
  expectRefusal(response)
}

/** What a user changes in the account. Nothing is changed, and nothing deleted. */
export const accountChecks: Check[] = [
  {
    id: 'change-email-signed-out',
    feature: 'account',
    title:
      'Changing the email address without a session is refused with 4xx and a message, also with the right password',
    async run(context) {
      await expectCallRefused(context, 'changeEmail', context.account?.password ?? 'unknown')
    },
  },
  {
    id: 'change-email-refused',
    feature: 'account',
    title: 'Changing the email address with a wrong password, or with codes that were not sent, is refused with 4xx',
    async run(context) {
      const { cookie } = await signIn(context)
      const headers = { Cookie: cookie }
      await expectCallRefused(context, 'changeEmail', 'not the password', headers)
      const body = { currentCode: '000000', newCode: '000000' }
      const response = await context.client(accountApiRoutes.confirmEmailChange, { body, headers })
      expectRefusal(response)
    },
  },
  {
    id: 'change-name-refused',
    feature: 'account',
    title: 'Changing the name without a session, or to none, is refused with 4xx and a message, and changes nothing',
    async run(context) {
      const { client } = context
      const signedOut = await client(accountApiRoutes.changeName, { body: { name: 'A conformance check' } })
      if (signedOut.status === 404) throw new Skipped('It has no call changeName, which is optional.')
      const { cookie } = await signIn(context)
      const headers = { Cookie: cookie }
      const readUser = async () => (await client(apiRoutes.session, { headers })).text
      const before = await readUser()
      const nameless = await client(accountApiRoutes.changeName, { body: { name: ' ' }, headers })
      for (const response of [signedOut, nameless]) {
        expectRefusal(response)
      }
      expectThat((await readUser()) === before, nameless, 'has changed the user')
    },
  },
  {
    id: 'change-password-signed-out',
    feature: 'account',
    title: 'Changing the password without a session is refused with 4xx and a message, also with the right password',
    async run(context) {
      await expectCallRefused(context, 'changePassword', context.account?.password ?? 'unknown')
    },
  },
  {
    id: 'change-password-refused',
    feature: 'account',
    title: 'Changing the password with a wrong current one is refused with 4xx and a message, and changes nothing',
    async run(context) {
      const { cookie } = await signIn(context)
      await expectCallRefused(context, 'changePassword', 'not the password', { Cookie: cookie })
      await signIn(context)
    },
  },
  {
    id: 'export-data-signed-out',
    feature: 'account',
    title: "The user's data is refused with 4xx and a message without a session",
    async run({ client }) {
      const response = await client(accountApiRoutes.exportData)
      if (response.status === 404) throw new Skipped('It has no call exportData, which is optional.')
      expectRefusal(response)
    },
  },
  {
    id: 'delete-account-signed-out',
    feature: 'account',
    title: 'Deleting the account without a session is refused with 4xx and a message, also with the right password',
    async run(context) {
      await expectCallRefused(context, 'deleteAccount', context.account?.password ?? 'unknown')
    },
  },
  {
    id: 'delete-account-refused',
    feature: 'account',
    title: 'Deleting the account with a wrong password is refused with 4xx and a message, and ends no session',
    async run(context) {
      const { cookie } = await signIn(context)
      await expectCallRefused(context, 'deleteAccount', 'not the password', { Cookie: cookie })
      const session = await context.client(apiRoutes.session, { headers: { Cookie: cookie } })
      expectThat(session.status === 200, session, 'was answered without the session after it')
    },
  },
  {
    id: 'capabilities',
    feature: 'account',
    title: 'The capabilities are a list of optional calls, each of which exists',
    async run({ client }) {
      const response = await client(accountApiRoutes.capabilities)
      if (response.status === 404) throw new Skipped('It has no call capabilities, which is optional.')
      expectStatus(response, 200)
      const { capabilities } = expectBody(response, capabilitiesResponse)
      const { changeEmail, changeName, changePassword, deleteAccount, exportData } = accountApiRoutes
      const writing = { changeEmail, changeName, changePassword, deleteAccount, codeSignIn: codeApiRoutes.sendCode }
      const reading = {
        ...{ exportData, identities: identityApiRoutes.identities },
        ...{ passkeys: passkeyApiRoutes.passkeyOptions, twoFactor: twoFactorApiRoutes.twoFactor },
      }
      for (const [name, path] of Object.entries({ ...writing, ...reading })) {
        if (!capabilities.includes(name)) continue
        const { status } = await client(path, name in writing ? { body: {} } : {})
        expectThat(status !== 404, response, `has ${name} in its list, which is answered with 404`)
      }
    },
  },
]

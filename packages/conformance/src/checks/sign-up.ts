import { apiRoutes, signUpResponse } from '@summit/contract'
import { randomUUID } from 'node:crypto'
import type { Check } from '../check.ts'
import {
  type Client,
  expectBody,
  expectRefusal,
  expectStatus,
  expectThat,
  type HttpResponse,
  Skipped,
} from '../client.ts'
import { findInMails, findToken } from '../mails.ts'

const password = 'a conformance check'

/** Signs up. Skips the check where there is no such call. */
async function signUp(client: Client, body: object): Promise<HttpResponse> {
  const response = await client(apiRoutes.signUp, { body: { name: 'Conformance check', password, ...body } })
  if (response.status === 404) throw new Skipped('It has no call to sign up: sign-up is a demo.')
  return response
}

/** An address that has no account. */
const newAddress = () => `conformance-${randomUUID()}@conformance.invalid`

/** Creating an account by a mailed link. */
export const signUpChecks: Check[] = [
  {
    id: 'sign-up-malformed',
    feature: 'sign-up',
    title: 'A sign-up without an email address, or with a short password, is refused with 4xx and a message',
    async run({ client }) {
      for (const wrong of [{ email: 'no address' }, { email: newAddress(), password: 'short' }]) {
        const response = await signUp(client, wrong)
        expectRefusal(response)
      }
    },
  },
  {
    id: 'sign-up-enumeration',
    feature: 'sign-up',
    title: 'A sign-up is answered with the same status and body for an address that has an account',
    async run({ client, account }) {
      if (!account) throw new Skipped('There is no account to sign up again: give --email and --password.')
      const known = await signUp(client, { email: account.email })
      const unknown = await signUp(client, { email: newAddress() })
      expectStatus(known, '2xx')
      const isSame = known.status === unknown.status && known.text === unknown.text
      expectThat(isSame, known, 'was answered differently for an address that has an account')
      expectThat(known.cookie === '' || !/session/i.test(known.cookie), known, 'opened a session of that account')
    },
  },
  {
    id: 'sign-up',
    feature: 'sign-up',
    title: 'The link in the mail verifies the address once, and only then the password signs in',
    async run({ client, mails }) {
      const email = newAddress()
      const signedUp = await signUp(client, { email })
      expectStatus(signedUp, '2xx')
      const { success, data } = expectBody(signedUp, signUpResponse)
      expectThat(success, signedUp, 'was answered without success: true')
      if (data?.user) return
      if (!mails) throw new Skipped('There is no way to read mails: give --outbox.')
      const login = () => client(apiRoutes.login, { body: { email, password } })
      const early = await login()
      expectThat(early.status >= 400, early, 'signs in before the address is verified')
      const body = { token: await findInMails(mails, email, findToken, 'a link that has token_hash=…') }
      expectStatus(await client(apiRoutes.verifyEmail, { body }), '2xx')
      const again = await client(apiRoutes.verifyEmail, { body })
      expectThat(again.status >= 400, again, 'accepted the same link a second time')
      expectStatus(await login(), 200)
    },
  },
  {
    id: 'verify-email-refused',
    feature: 'sign-up',
    title: 'An unknown link of a sign-up is answered with 4xx and a message',
    async run({ client }) {
      const response = await client(apiRoutes.verifyEmail, { body: { token: 'unknown' } })
      if (response.status === 404) throw new Skipped('It has no call to sign up: sign-up is a demo.')
      expectRefusal(response)
    },
  },
]

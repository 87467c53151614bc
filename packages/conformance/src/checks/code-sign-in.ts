import { codeApiRoutes } from '@summit/contract'
import type { Check, Mail } from '../check.ts'
import {
  type Client,
  expectNoSignIn,
  expectRefusal,
  expectStatus,
  expectThat,
  type HttpResponse,
  Skipped,
} from '../client.ts'
import { findInMails, readTexts } from '../mails.ts'

/** Requests a code. Skips the check where there is no such call. */
async function sendCode(client: Client, email: string): Promise<HttpResponse> {
  const response = await client(codeApiRoutes.sendCode, { body: { email } })
  if (response.status === 404) throw new Skipped('It has no call to send a code, which is optional.')
  return response
}

const findCode = ({ text }: Mail) => /^\d{6}$/m.exec(text)?.[0]

/** Signing in with a mailed code. */
export const codeSignInChecks: Check[] = [
  // The first, as a back end may send no second code so soon.
  {
    id: 'code-sign-in',
    feature: 'code-sign-in',
    title: 'The code in the mail signs in, once',
    async run({ client, account, mails }) {
      if (!account || !mails) throw new Skipped('It takes an account and a way to read mails: give --outbox.')
      const { email } = account
      const known = await readTexts(mails)
      await sendCode(client, email)
      const code = await findInMails(mails, email, findCode, 'six digits on a line of their own', known)
      const body = { email, code }
      const signedIn = await client(codeApiRoutes.signInWithCode, { body })
      expectStatus(signedIn, 200)
      expectThat(signedIn.cookie !== '', signedIn, 'set no cookie')
      const again = await client(codeApiRoutes.signInWithCode, { body })
      expectThat(again.status >= 400, again, 'accepted the same code a second time')
    },
  },
  {
    id: 'send-code',
    feature: 'code-sign-in',
    title: 'A code is sent with the same status and body for an address that has no account, and to no wrong address',
    async run({ client, account }) {
      const malformed = await sendCode(client, 'no address')
      expectRefusal(malformed)
      if (!account) throw new Skipped('There is no account to send a code to: give --email and --password.')
      const known = await sendCode(client, account.email)
      const unknown = await sendCode(client, 'nobody@conformance.invalid')
      expectStatus(known, '2xx')
      const isSame = known.status === unknown.status && known.text === unknown.text
      expectThat(isSame, known, 'was answered differently for an address that has no account')
    },
  },
  {
    id: 'code-refused',
    feature: 'code-sign-in',
    title: 'A code that was not sent is refused with 4xx and a message, and signs nobody in',
    async run({ client }) {
      await sendCode(client, 'nobody@conformance.invalid')
      const body = { email: 'nobody@conformance.invalid', code: '000000' }
      const response = await client(codeApiRoutes.signInWithCode, { body })
      expectNoSignIn(response)
    },
  },
]

import { codeApiRoutes, errorResponse } from '@summit/contract'
import type { Check, Context } from '../check.ts'
import { type Client, expectBody, expectStatus, expectThat, type HttpResponse, Skipped, Violation } from '../client.ts'

/** Requests a code. Skips the check where there is no such call. */
async function sendCode(client: Client, email: string): Promise<HttpResponse> {
  const response = await client(codeApiRoutes.sendCode, { body: { email } })
  if (response.status === 404) throw new Skipped('It has no call to send a code, which is optional.')
  return response
}

/** The code in the newest mail to an address. */
async function findCode(mails: NonNullable<Context['mails']>, email: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const sent = (await mails()).filter(({ to }) => to.toLowerCase().includes(email.toLowerCase()))
    const code = sent.flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? [])[0]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Violation(`No mail with six digits on a line of their own arrived for ${email} within 10 s`)
}

/** Signing in with a mailed code. */
export const codeSignInChecks: Check[] = [
  {
    id: 'send-code',
    feature: 'code-sign-in',
    title: 'A code is sent with the same status and body for an address that has no account, and to no wrong address',
    async run({ client, account }) {
      const malformed = await sendCode(client, 'no address')
      expectStatus(malformed, '4xx')
      expectBody(malformed, errorResponse)
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
      expectStatus(response, '4xx')
      expectBody(response, errorResponse)
      expectThat(response.cookie === '', response, 'set a cookie without signing in')
    },
  },
  {
    id: 'code-sign-in',
    feature: 'code-sign-in',
    title: 'The code in the mail signs in, once',
    async run({ client, account, mails }) {
      if (!account || !mails) throw new Skipped('It takes an account and a way to read mails: give --outbox.')
      const { email } = account
      await sendCode(client, email)
      const body = { email, code: await findCode(mails, email) }
      const signedIn = await client(codeApiRoutes.signInWithCode, { body })
      expectStatus(signedIn, 200)
      expectThat(signedIn.cookie !== '', signedIn, 'set no cookie')
      const again = await client(codeApiRoutes.signInWithCode, { body })
      expectThat(again.status >= 400, again, 'accepted the same code a second time')
    },
  },
]

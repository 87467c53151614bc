import { apiRoutes } from '@summit/contract'
import * as v from 'valibot'
import type { Check, Context } from '../check.ts'
import { expectBody, expectRefusal, expectStatus, expectThat, Skipped } from '../client.ts'
import { findInMails, findToken, readTexts } from '../mails.ts'

const verifyPath = `${apiRoutes.authService}/verify`
const session = v.object({ access_token: v.string(), user: v.looseObject({ email: v.string() }) })
const unknownEmail = 'nobody@conformance.invalid'

/** Requests a recovery link for the account, and returns the token in its mail. */
async function requestToken({ client, account, mails }: Context): Promise<string> {
  if (!account) throw new Skipped('There is no account to recover: give --email and --password.')
  if (!mails) throw new Skipped('There is no way to read mails: give --outbox.')
  const known = await readTexts(mails)
  expectStatus(await client(apiRoutes.forgotPassword, { body: { email: account.email } }), '2xx')
  return findInMails(mails, account.email, findToken, 'a link that has token_hash=…', known)
}

/** Recovery links and new passwords. */
export const recoveryChecks: Check[] = [
  {
    id: 'forgot-password',
    feature: 'recovery',
    title: 'A request for a recovery link is answered with 2xx, also for an unknown address',
    async run({ client }) {
      expectStatus(await client(apiRoutes.forgotPassword, { body: { email: unknownEmail } }), '2xx')
    },
  },
  {
    id: 'forgot-password-malformed',
    feature: 'recovery',
    title: 'A request for a recovery link without an email address is answered with 400 and a message',
    async run({ client }) {
      const response = await client(apiRoutes.forgotPassword, { body: { email: 'no address' } })
      expectRefusal(response, 400)
    },
  },
  {
    id: 'verify-refused',
    feature: 'recovery',
    title: 'The authentication service answers an unknown recovery link with 4xx and JSON, and opens no session',
    async run({ client }) {
      const response = await client(verifyPath, { body: { token_hash: 'unknown', type: 'recovery' } })
      expectStatus(response, '4xx')
      const body = expectBody(response, v.looseObject({}))
      expectThat(!('access_token' in body), response, 'was answered with an access token')
    },
  },
  {
    id: 'update-password-refused',
    feature: 'recovery',
    title: 'A new password without a valid access token is answered with 401 or 403 and a message',
    async run({ client }) {
      for (const headers of [{}, { Authorization: 'Bearer unknown' }]) {
        const response = await client(apiRoutes.updatePassword, { body: { password: 'a new long password' }, headers })
        expectRefusal(response, 401, 403)
      }
    },
  },
  {
    id: 'recovery',
    feature: 'recovery',
    title: 'The link in the mail opens a session once, and a password that is too short is refused',
    async run(context) {
      const { client, account, newPassword } = context
      const body = { token_hash: await requestToken(context), type: 'recovery' }
      const opened = await client(verifyPath, { body })
      expectStatus(opened, 200)
      const { access_token, user } = expectBody(opened, session)
      expectThat(user.email.toLowerCase() === account?.email.toLowerCase(), opened, 'opened a session of another user')
      const again = await client(verifyPath, { body })
      expectThat(again.status >= 400, again, 'accepted the same link a second time')

      const headers = { Authorization: `Bearer ${access_token}` }
      const short = await client(apiRoutes.updatePassword, { body: { password: 'short' }, headers })
      expectRefusal(short)
      if (newPassword === undefined || !account) return
      expectStatus(await client(apiRoutes.updatePassword, { body: { password: newPassword }, headers }), '2xx')
      const signedIn = await client(apiRoutes.login, { body: { email: account.email, password: newPassword } })
      expectThat(signedIn.status === 200, signedIn, 'does not accept the password that recovery has set')
    },
  },
]

import assert from 'node:assert/strict'
import type { MailServer } from '../../apps/api/src/testing/mail-server.ts'
import type { Deployment } from './check-proxy.ts'
import { until } from './until.ts'

/** A deployment with a mail server. */
export interface MailingDeployment extends Pick<Deployment, 'visit'> {
  mails: MailServer['received']
  /** Runs an operator's command. Returns what it prints. */
  admin: (...args: string[]) => string
}

const password = 'a-long-way-up-4860'

/** Checks what needs the database and the mail server: an account's first password, the newsletter, the contact form. */
export async function checkAccounts(deployment: MailingDeployment): Promise<void> {
  const { admin } = deployment
  const post = poster(deployment)
  admin('add-account', 'ada@example.org', 'Ada')
  assert.equal((await post('/api/auth/forgot-password', { email: 'ada@example.org' })).status, 200)
  const mail = await mailTo(deployment, 'ada@example.org')
  const token = /https:\/\/summit\.example\/auth\/confirm\?\S*?token_hash=([\w-]+)/.exec(mail)?.[1]
  const verified = await post('/auth/v1/verify', { type: 'recovery', token_hash: token })
  assert.equal(verified.status, 200)
  // SAFETY: the answer of the auth service, as its conformance tests check it.
  const { access_token } = JSON.parse(verified.body) as { access_token: string }
  const updated = await post('/api/auth/update-password', { password }, { Authorization: `Bearer ${access_token}` })
  assert.equal(updated.status, 200)
  const signedIn = await post('/api/auth/login', { email: 'ada@example.org', password })
  assert.equal(signedIn.status, 200)
  assert.match(String(signedIn.headers['set-cookie']), /^__Host-\w+=.*; Secure/)

  const signup = { email: 'bo@example.org', source: 'popup', leadMagnet: 'free_workout_pdf' }
  assert.equal((await post('/api/newsletter/signup', signup)).status, 200)
  assert.match(await mailTo(deployment, 'bo@example.org'), /Content-Type: application\/pdf/)
  assert.match(admin('newsletter'), /^"bo@example\.org",/m)

  const enquiry = { name: 'Cy', email: 'cy@example.org', subject: 'Knee', message: 'It clicks.' }
  assert.equal((await post('/api/contact', enquiry)).status, 200)
  assert.match(await mailTo(deployment, 'team@example.org'), /^Reply-To: .*cy@example\.org/m)
}

const poster =
  ({ visit }: MailingDeployment) =>
  (path: string, body: unknown, headers: Record<string, string> = {}) =>
    visit(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

/** The source of the mail to an address, with its soft line breaks joined. */
async function mailTo({ mails }: MailingDeployment, address: string): Promise<string> {
  const find = () => mails.find(({ recipients }) => recipients.includes(address))
  await until(() => Promise.resolve(find() !== undefined))
  return (find()?.source ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}

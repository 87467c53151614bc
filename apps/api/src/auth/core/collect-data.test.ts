import { accountApiRoutes, apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { mails } from '../../mail/tables.ts'
import { subscribers } from '../../newsletter/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { testSites } from '../../testing/sites.ts'
import { sessions, users } from './tables.ts'

const openSite = await testSites()

/** An app with Ada’s account, where she is signed in, has subscribed and has a mail with a link on its way. */
async function open() {
  const site = await openSite('embedded', { accounts: 'real' })
  await addAda(site.serviceDatabase)
  const headers = { Cookie: getCookie(await site.post(apiRoutes.login, ada)), 'User-Agent': 'unknown' }
  const createdAt = new Date(0)
  const subscribed = [ada.email, 'grace@summit.test'].map((email) => ({ email, name: 'A climber', createdAt }))
  await site.database.insert(subscribers).values(subscribed)
  const link = { recipient: ada.email, subject: 'Reset your password', text: 'https://…/#secret', html: '' }
  await site.database.insert(mails).values({ ...link, headers: {}, attachments: [], createdAt })
  return { ...site, read: (cookies = headers) => site.send(accountApiRoutes.exportData, { headers: cookies }) }
}

it('ACCOUNT-24 has what is stored about the user, and about nobody else', async () => {
  const { read } = await open()
  const answer = await read()
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="account-data.json"')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    account: { email: ada.email, provider: 'email', deletesAt: null },
    sessions: [{ browser: null }],
    newsletter: [{ email: ada.email, name: 'A climber' }],
    unsentEmails: [{ subject: 'Reset your password' }],
  })
  expect(text).not.toContain('grace@summit.test')
})

it('ACCOUNT-24 T46 has nothing that signs in', async () => {
  const { read, database, serviceDatabase } = await open()
  const text = await (await read()).text()
  const [session] = await database.select().from(sessions)
  const [user] = await serviceDatabase.select().from(users)
  const [mail] = await database.select().from(mails)
  for (const secret of [session?.tokenHash, user?.passwordHash, mail?.text]) {
    expect(secret).toEqual(expect.any(String))
    expect(text).not.toContain(secret)
  }
})

it('ACCOUNT-24 T46 needs a session', async () => {
  const { read } = await open()
  expect((await read({ Cookie: '', 'User-Agent': '' })).status).toBe(401)
})

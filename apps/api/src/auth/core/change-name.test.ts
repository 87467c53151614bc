import { accountApiRoutes, apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { ada, addAda } from '../../testing/ada.ts'
import { getCookie } from '../../testing/login-app.ts'
import { getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'

const openSite = await testSites()

/** An app with Ada’s account, in which she is signed in. */
async function open() {
  const site = await openSite('embedded', { accounts: 'real' })
  await addAda(site.serviceDatabase)
  const headers = { Cookie: getCookie(await site.post(apiRoutes.login, ada)) }
  return {
    change: (name: unknown, cookies = headers) =>
      site.post(accountApiRoutes.changeName, { name }, { headers: cookies }),
    session: async (): Promise<unknown> => (await site.send(apiRoutes.session, { headers })).json(),
  }
}

it('ACCOUNT-23 changes the name, as one printable line', async () => {
  const { change, session } = await open()
  expect(await (await change(' Ada\nByron\u0000\ud800 ')).json()).toEqual({
    success: true,
    message: 'Your name has been changed.',
    data: { user: { id: expect.any(String) as string, name: 'Ada Byron', email: ada.email } },
  })
  expect(await session()).toMatchObject({ user: { name: 'Ada Byron' } })
})

it.each(['', '  ', '\ud800', 'x'.repeat(81), null, 7])('ACCOUNT-23 refuses %j, and changes nothing', async (name) => {
  const { change, session } = await open()
  const before = await session()
  expect(await getWords(await change(name))).toEqual([400, 'Please enter a name of at most 80 characters.'])
  expect(await session()).toEqual(before)
})

it('ACCOUNT-23 needs a session', async () => {
  const { change } = await open()
  expect((await change('Ada Byron', { Cookie: '' })).status).toBe(401)
})

import { checkBackEnd, readOutbox } from '@summit/conformance'
import { afterAll, expect, it } from 'vitest'
import { listen, type Listener } from './http/listener.ts'
import { ada, addAda } from './testing/ada.ts'
import { testSites } from './testing/sites.ts'

const openSite = await testSites()
const listeners: Listener[] = []
afterAll(async () => {
  for (const listener of listeners) await listener.close()
})

it.each(['embedded', 'supabase'] as const)('our API follows the contract on the %s back end', async (kind) => {
  const site = await openSite(kind, {
    siteUrl: 'http://localhost:3000',
    contactTo: 'help@summit.test',
    accounts: 'real',
  })
  await addAda(site.serviceDatabase)
  const [url, outbox] = await Promise.all(
    [site, site.service].map(async ({ app }) => {
      const listener = await listen(app, { host: '127.0.0.1', port: 0 })
      listeners.push(listener)
      return `http://127.0.0.1:${listener.port}`
    }),
  )
  const results = await checkBackEnd(url ?? '', {
    account: ada,
    subscriber: 'bo@summit.test',
    newPassword: 'another horse battery',
    mails: async () => {
      await site.processMailRequests()
      if (kind === 'supabase') await site.service.processMailRequests()
      return readOutbox(`${outbox ?? ''}/outbox.json`)
    },
  })
  expect(results.filter(({ status }) => status === 'broken')).toEqual([])
  // The site has the API's origin.
  expect(results.filter(({ status }) => status === 'skipped').map(({ id }) => id)).toEqual(['cors'])
})

import { apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { Config } from '../../config.ts'
import type { LazyDatabase } from '../../database/database.ts'
import type { DemoAccount } from './auth-backend.ts'

const known: DemoAccount = { email: 'demo@summit.test', password: { status: 'known', text: 'five-words' } }
/** A database that fails on use. */
const noDatabase: LazyDatabase = {
  opened: async () => {},
  get: () => Promise.reject(new Error('The demo call asked for the database.')),
  health: async () => ({ status: 'ok' }),
  close: async () => {},
}
const account = { email: 'demo@summit.test', password: 'five-words' }

async function ask(
  demo: DemoAccount | undefined,
  siteUrl = 'http://localhost:3000',
  from = '127.0.0.1',
  headers = {},
  host = '',
  mail: Config['mail'] = { delivery: 'outbox' },
) {
  const app = createTestApp({ database: noDatabase, config: { siteUrl, mail }, demo })
  const response = await app.send(host + apiRoutes.demo, { headers }, from)
  const answer: unknown = await response.json()
  return [response.status, response.headers.get('Cache-Control'), answer]
}

it.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])(
  'returns the demo account and the outbox URL to %s',
  async (from) => {
    expect(await ask(known, undefined, from)).toEqual([200, 'no-store', { account, outbox: '/outbox' }])
  },
)

it.each([
  ['there is none', () => ask(undefined)],
  ['its password was changed', () => ask({ ...known, password: { status: 'changed' } })],
])('does not return the demo account where %s', async (_, getDemo) => {
  expect(await getDemo()).toEqual([200, 'no-store', { outbox: '/outbox' }])
})

it.each([
  { delivery: 'wait' },
  { delivery: 'smtp', url: 'smtp://mail.example', from: { name: '', address: 'a@b.co' } },
] as const)('shows no mails where there is %j', async (mail) => {
  expect(await ask(known, undefined, undefined, {}, '', mail)).toEqual([200, 'no-store', { account }])
})

it.each([
  ['the visitor is elsewhere', () => ask(known, undefined, '192.0.2.7')],
  ['a proxy brought the visitor', () => ask(known, undefined, undefined, { 'X-Forwarded-For': '127.0.0.1' })],
  ['a proxy gave no address', () => ask(known, undefined, undefined, { Via: '1.1 proxy' })],
  ['a proxy gave the address in its own way', () => ask(known, undefined, undefined, { 'X-Real-IP': '127.0.0.1' })],
  ['a proxy sends Forwarded', () => ask(known, undefined, undefined, { Forwarded: 'for=127.0.0.1' })],
  ['a proxy sends X-Forwarded-Host', () => ask(known, undefined, undefined, { 'X-Forwarded-Host': 'localhost' })],
  ['a name from elsewhere leads here', () => ask(known, undefined, undefined, {}, 'http://localhost.rebound.example')],
  ['the site has an address of its own', () => ask(known, 'https://summit.example')],
])('T38 does not return it where %s', async (_, getDemo) => {
  expect(await getDemo()).toEqual([200, 'no-store', {}])
})

import { afterAll } from 'vitest'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { listen, type Listener } from '../http/listener.ts'
import { createTestApp, openDatabase, type TestApp } from './test-app.ts'
import { testDatabase } from './test-database.ts'

/** A site whose accounts are with itself, or with a Supabase Auth, for which a second one stands here, on a socket. */
export interface TestSite extends TestApp {
  /** The service that keeps the accounts: the site itself, or the other one. */
  service: TestApp
  /** Where the accounts are. */
  serviceDatabase: Database
  database: Database
}

/** Opens a site with one kind of accounts. */
export type OpenSite = (kind: 'embedded' | 'supabase', config?: Partial<Config>) => Promise<TestSite>

/** Sites of both kinds for the test file that asks for them, on databases that are empty at the beginning of each test. */
export async function testSites(): Promise<OpenSite> {
  const [database, serviceDatabase] = await Promise.all([testDatabase(), testDatabase()])
  const listeners: Listener[] = []
  afterAll(async () => {
    for (const listener of listeners) await listener.close()
  })

  return async (kind, config = {}) => {
    if (kind === 'embedded') {
      const site = createTestApp({ database: openDatabase(database), config })
      return { ...site, service: site, serviceDatabase: database, database }
    }
    const service = createTestApp({ database: openDatabase(serviceDatabase) })
    const listener = await listen(service.app, { host: '127.0.0.1', port: 0 })
    listeners.push(listener)
    const url = `http://127.0.0.1:${listener.port}/auth/v1`
    const auth = { kind: 'supabase', url, anonKey: 'anon' } as const
    const site = createTestApp({ database: openDatabase(database), config: { ...config, auth } })
    const pass = (ms: number) => {
      site.pass(ms)
      service.pass(ms)
    }
    return { ...site, pass, service, serviceDatabase, database }
  }
}

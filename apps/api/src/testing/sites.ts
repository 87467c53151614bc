import { afterAll } from 'vitest'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { listen, type Listener } from '../http/listener.ts'
import { createTestApp, openDatabase, type TestApp, type TestAppOptions } from './test-app.ts'
import { testDatabase } from './test-database.ts'

/** An app on the embedded back end, or on a Supabase Auth, which a second app with the embedded service replaces. */
export interface TestSite extends TestApp {
  /** The app whose authentication service has the accounts: this one, or the second. */
  service: TestApp
  /** The database of the accounts. */
  serviceDatabase: Database
  database: Database
}

/** Opens an app on one of the back ends. */
export type OpenSite = (
  kind: 'embedded' | 'supabase',
  config?: Partial<Config>,
  options?: Pick<TestAppOptions, 'argon2' | 'log'>,
) => Promise<TestSite>

/** Set-up of a test file: apps on both back ends, with databases that are emptied before each test. */
export async function testSites(): Promise<OpenSite> {
  const [database, serviceDatabase] = await Promise.all([testDatabase(), testDatabase()])
  const listeners: Listener[] = []
  afterAll(async () => {
    for (const listener of listeners) await listener.close()
  })

  return async (kind, config = {}, options = {}) => {
    if (kind === 'embedded') {
      const site = createTestApp({ database: openDatabase(database), config, ...options })
      return { ...site, service: site, serviceDatabase: database, database }
    }
    const { accounts = 'demo' } = config
    const service = createTestApp({ database: openDatabase(serviceDatabase), config: { accounts } })
    const listener = await listen(service.app, { host: '127.0.0.1', port: 0 })
    listeners.push(listener)
    const url = `http://127.0.0.1:${listener.port}/auth/v1`
    const auth = { kind: 'supabase', url, anonKey: 'anon', serviceKey: 'sb_secret', signInMinMs: 0 } as const
    const site = createTestApp({ database: openDatabase(database), config: { ...config, auth } })
    const pass = (ms: number) => {
      site.pass(ms)
      service.pass(ms)
    }
    return { ...site, pass, service, serviceDatabase, database }
  }
}

import type { Config } from '../config.ts'
import type { Connection, Database } from '../database/database.ts'
import { listen, type Listener } from '../http/listener.ts'
import { createTestApp, openLink, type TestApp } from './test-app.ts'
import { emptyTables, openTestDatabase } from './test-database.ts'

/** A site whose accounts are with itself, or with a Supabase Auth, for which a second one stands here, on a socket. */
export interface TestSite extends TestApp {
  /** The service that keeps the accounts: the site itself, or the other one. */
  service: TestApp
  /** Where the accounts are. */
  serviceDatabase: Database
  database: Database
}

/** Opens sites of both kinds, on databases that last as long as the test file. */
export interface TestSites {
  open: (kind: 'embedded' | 'supabase', config?: Partial<Config>) => Promise<TestSite>
  empty: () => Promise<void>
  close: () => Promise<void>
}

export async function openSites(): Promise<TestSites> {
  const [near, far] = await Promise.all([openTestDatabase(), openTestDatabase()])
  const listeners: Listener[] = []

  return {
    async open(kind, config = {}) {
      const database = near.database
      if (kind === 'embedded') {
        const site = createTestApp({ database: openLink(database), config })
        return { ...site, service: site, serviceDatabase: database, database }
      }
      const service = createTestApp({ database: openLink(far.database) })
      const listener = await listen(service.app, { host: '127.0.0.1', port: 0 })
      listeners.push(listener)
      const url = `http://127.0.0.1:${listener.port}/auth/v1`
      const auth = { kind: 'supabase', url, anonKey: 'anon' } as const
      const site = createTestApp({ database: openLink(database), config: { ...config, auth } })
      const pass = (ms: number) => {
        site.pass(ms)
        service.pass(ms)
      }
      return { ...site, pass, service, serviceDatabase: far.database, database }
    },
    async empty() {
      for (const { database } of [near, far]) {
        await emptyTables(database)
      }
    },
    async close() {
      for (const listener of listeners) await listener.close()
      const connections: Connection[] = [near, far]
      for (const connection of connections) await connection.close()
    },
  }
}

import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { secrets } from './tables.ts'

/** Storage of a keyring. */
export interface KeyStore {
  /** Location, for error messages. */
  location: string
  read: () => Promise<string | undefined>
  /** Stores the text unless one is already stored. */
  save: (text: string) => Promise<void>
  /** Replaces the stored text. Throws if it is no longer `known`. */
  replace: (known: string, text: string) => Promise<void>
}

/** The store of a server: a file beside the embedded database, or the shared database. */
export function createKeyStore(
  config: { database: { kind: 'embedded' | 'postgres' }; dataDir: string },
  database: Database,
) {
  return config.database.kind === 'embedded' ? keyFile(config.dataDir) : keyTable(database)
}

/** Stores keys in a file of mode 0600 in the data folder, for a server with the embedded database. */
export function keyFile(dataDir: string): KeyStore {
  const file = path.join(dataDir, 'keys.json')
  const write = async (text: string) => {
    const temporary = `${file}.unfinished`
    await rm(temporary, { force: true })
    // `wx` creates the file, so that its mode applies from the first byte.
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  }
  return {
    location: file,
    read: async () => (existsSync(file) ? readFile(file, 'utf8') : undefined),
    save: write,
    // The folder is locked by this process.
    replace: (_, text) => write(text),
  }
}

/** Stores keys in a PostgreSQL database that several servers share. */
export function keyTable(database: Database): KeyStore {
  const name = 'keyring'
  return {
    location: 'the table "secrets"',
    read: async () => {
      const [row] = await database.select().from(secrets).where(eq(secrets.name, name))
      return row?.value
    },
    save: async (value) => {
      await database.insert(secrets).values({ name, value }).onConflictDoNothing()
    },
    replace: async (known, value) => {
      const isKnown = and(eq(secrets.name, name), eq(secrets.value, known))
      const replaced = await database.update(secrets).set({ value }).where(isKnown).returning()
      if (replaced.length === 0) throw new Error('The keys were changed by another process meanwhile.')
    },
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Connection, Database } from '../database/database.ts'
import { makeSnapshot, openPGlite } from '../database/embedded.ts'
import { counters, mails, recoveryRequests, users } from '../database/schema.ts'
import { migrationsFolder } from '../paths.ts'

const cache = path.resolve(import.meta.dirname, '../../.cache')

/**
 * Opens an empty, migrated database for one test file. It is a copy of a folder that the first test file made, because
 * making a database takes a processor several seconds, and copying one takes half a second.
 */
export async function openTestDatabase(): Promise<Connection> {
  const folder = await mkdtemp(path.join(tmpdir(), 'summit-test-'))
  await cp(await template(), folder, { recursive: true })
  const { database, close } = await openPGlite(folder)
  return {
    database,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Empties the tables that accounts fill, and with them all that belongs to a user. Far quicker than `truncate`, which makes new files. */
export async function emptyTables(database: Database): Promise<void> {
  for (const table of [users, counters, mails, recoveryRequests]) await database.delete(table)
}

/** A migrated, empty data directory, one for each state of the migrations. */
async function template(): Promise<string> {
  const folder = path.join(cache, `database-${await migrationsHash()}`)
  if (existsSync(folder)) return folder
  const own = `${folder}-${randomBytes(6).toString('hex')}`
  await makeSnapshot(own)
  // Test files run beside each other, and another may have been faster.
  await rename(own, folder).catch(() => rm(own, { recursive: true }))
  return folder
}

async function migrationsHash(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(migrationsFolder, name))))
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 12)
}

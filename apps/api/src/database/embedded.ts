import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsFolder } from '../paths.ts'
import type { Connection, Database } from './database.ts'
import { requireFreeSpace } from './disk.ts'

/** Opens PGlite in `folder`, or in memory for `memory://`, and brings its schema up to date. Loaded on demand: it is large. */
export async function openPGlite(folder: string): Promise<Connection> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const client = await PGlite.create(folder)
  const database = drizzle(client)
  try {
    await migrate(database, { migrationsFolder })
  } catch (error) {
    await client.close()
    throw error
  }
  return { database, close: () => client.close() }
}

/** Writes a migrated, empty data directory. A first start that copies it opens in half a second instead of six. */
export async function createSnapshot(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  const connection = await openPGlite(unfinished)
  await connection.close()
  await rename(unfinished, folder)
}

/**
 * Opens the embedded database in `dataDir/database`. When it is not there yet, it is prepared under another name and
 * moved into place in one step, so that a process killed half-way leaves nothing that looks like a database.
 */
export async function openEmbedded(dataDir: string, snapshot: string): Promise<Connection> {
  const target = path.join(dataDir, 'database')
  await requireFreeSpace(dataDir)
  await removeUnfinished(dataDir)
  if (!existsSync(target)) {
    const unfinished = path.join(dataDir, `unfinished-${randomBytes(6).toString('hex')}`)
    if (existsSync(snapshot)) {
      await mkdir(unfinished, { mode: 0o700 })
      await cp(snapshot, unfinished, { recursive: true })
    } else {
      await createSnapshot(unfinished)
    }
    await rename(unfinished, target)
  }
  // PGlite would make a new database in an empty folder, and nobody would notice that the old one is gone.
  if (!existsSync(path.join(target, 'PG_VERSION'))) throw new Error(`The folder ${target} holds no database.`)
  return openPGlite(target).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database in ${target} cannot be opened, it may be damaged: ${reason}`, { cause })
  })
}

/** Does what a PostgreSQL server does by itself and PGlite never: frees the room of deleted rows and old log segments. */
export async function vacuumEmbedded(database: Database): Promise<void> {
  // Without names `vacuum` would also visit the system tables and block all requests for a fifth of a second.
  const tables = await database
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
  const names = tables.map(({ name }) => sql.identifier(name))
  await database.execute(sql`vacuum ${sql.join(names, sql`, `)}`)
  // Old segments are deleted. With the default setting up to 1 GB of them is kept.
  await database.execute(sql`set wal_recycle = off`)
  await database.execute(sql`checkpoint`)
}

/** Safe only for the one process that holds the folder's lock. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  const unfinished = names.filter((name) => name.startsWith('unfinished-'))
  await Promise.all(unfinished.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })))
}

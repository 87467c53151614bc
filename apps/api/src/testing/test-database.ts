import { PGlite } from '@electric-sql/pglite'
import { is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { beforeEach, onTestFinished, TestRunner } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import * as schema from '../schema.ts'
import { migrationsFolder } from '../paths.ts'

const cache = path.resolve(import.meta.dirname, '../../.cache')
const tables = Object.values(schema).filter((each) => is(each, PgTable))

/** Pool of unused databases. Test files share a worker, and opening a database takes most of a second. */
const idle: Database[] = []

/** Databases of the test file that runs: of a worker's files, only one runs at a time. */
const borrowed: Database[] = []
let borrower: unknown

/** A database for the calling test file, emptied before each test. */
export async function testDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  beforeEach(() => emptyTables(database))
  return database
}

/**
 * A migrated, empty database for the calling test file: in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`
 * (`npm run test:postgres`).
 */
export async function openTestDatabase(): Promise<Database> {
  const { file } = TestRunner.getCurrentSuite()
  // Returned here, since no hook runs after a file whose tests are all skipped.
  if (file !== borrower) idle.push(...borrowed.splice(0))
  borrower = file
  const database = idle.pop() ?? (await openNew())
  borrowed.push(database)
  await emptyTables(database)
  return database
}

/** Empties all tables by `delete`, in one statement: `truncate` creates new files, and a call for each is far slower. */
export async function emptyTables(database: Database): Promise<void> {
  const deletions = tables.map((table, index) => sql`${sql.identifier(`emptied_${index}`)} as (delete from ${table})`)
  await database.execute(sql`with ${sql.join(deletions, sql`, `)} select`)
}

/** Makes a database refuse rows that match a condition. Returns a function that ends this. */
export async function refuseInserts(database: Database, table: PgTable, condition: SQL): Promise<() => Promise<void>> {
  await database.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`,
  )
  await database.execute(
    sql`create trigger refusing before insert on ${table} for each row when (${condition}) execute function refuse()`,
  )
  const end = async () => {
    await database.execute(sql`drop function if exists refuse cascade`)
  }
  onTestFinished(end)
  return end
}

async function openNew(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openCopy()
}

async function openOnServer(server: string): Promise<Database> {
  const url = await createOnServer(server)
  const { database } = await openPostgres(url.href, (error) => console.error(error))
  return database
}

/** Creates an empty database on a PostgreSQL server. Returns its URL. */
export async function createOnServer(server: string): Promise<URL> {
  const url = new URL(server)
  const name = `summit_test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = name
  return url
}

/** Initializing a database takes seconds of CPU, so all are copies of one that is cached per state of the migrations. */
export async function openCopy(): Promise<PgliteDatabase> {
  const file = path.join(cache, `database-${await migrationsHash()}.tar`)
  const kept = await readFile(file).catch(() => make(file))
  return drizzle(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(kept)]) }))
}

async function make(file: string): Promise<Buffer> {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder })
  const data = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())
  await client.close()
  await mkdir(cache, { recursive: true })
  // Another worker may write the same file.
  const own = `${file}-${randomBytes(6).toString('hex')}`
  await writeFile(own, data)
  await rename(own, file)
  return data
}

async function migrationsHash(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(migrationsFolder, name))))
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 12)
}

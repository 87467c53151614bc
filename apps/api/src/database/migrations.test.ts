import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { describe, expect, it } from 'vitest'
import { findUser } from '../auth/embedded/users.ts'
import { migrationsFolder } from '../paths.ts'
import { openCopy } from '../testing/test-database.ts'

const read = (name: string) => readFileSync(path.join(migrationsFolder, name), 'utf8')
const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
/** Changes under which the version before cannot work: it would miss what is dropped, or omit what is required. */
const breaking =
  /\bdrop (?:table|column|type)\b|\brename\b|\bset not null\b|\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i

/** The database that a first version of the server, with the first migration only, has left behind. */
async function openOldest() {
  const database = await openCopy()
  await database.execute(sql`drop schema public cascade`)
  await database.execute(sql`drop schema drizzle cascade`)
  await database.execute(sql`create schema public`)
  for (const statement of read(files[0] ?? '').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement))
  await database.execute(sql`create schema drizzle`)
  await database.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await record(database, journal[0]?.when ?? 0)
  return database
}

const { entries: journal } = JSON.parse(read('meta/_journal.json')) as { entries: { when: number }[] }
const record = (database: PgliteDatabase, when: number) =>
  database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('test', ${when})`)

describe('a schema', { timeout: 60_000 }, () => {
  it('is upgraded from the oldest one, with its rows', async () => {
    const database = await openOldest()
    await database.execute(
      sql`insert into users (email, name, password_hash, created_at) values ('ada@example.org', 'Ada', 'hash', now())`,
    )
    await migrate(database, { migrationsFolder })
    expect(await findUser(database, 'ada@example.org')).toMatchObject({ name: 'Ada', provider: 'email' })
  })

  it('of a newer version is left alone and can be used, so that a server can be downgraded', async () => {
    const database = await openCopy()
    await database.execute(sql`alter table users add column pronouns text`)
    await record(database, Date.now() + 1e12)
    await migrate(database, { migrationsFolder })
    await database.execute(sql`insert into users (email, name, created_at) values ('ada@example.org', 'Ada', now())`)
    expect(await findUser(database, 'ada@example.org')).toMatchObject({ name: 'Ada' })
  })

  it.each(files)('is changed by %s in ways that the version before survives', (file) => {
    expect(read(file)).not.toMatch(breaking)
  })
})

it.each(['drop table users', 'alter table a rename b to c', 'alter table a add column b text not null'])(
  'recognizes a breaking change: %s',
  (statement) => expect(statement).toMatch(breaking),
)

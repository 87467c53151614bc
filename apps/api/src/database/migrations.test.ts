import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { describe, expect, it } from 'vitest'
import { identities } from '../auth/core/tables.ts'
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
const openOldest = () => openAfter(1)

/** The database that a version of the server with this many migrations has left behind. */
async function openAfter(count: number) {
  const database = await openCopy()
  await database.execute(sql`drop schema public cascade`)
  await database.execute(sql`drop schema drizzle cascade`)
  await database.execute(sql`create schema public`)
  for (const file of files.slice(0, count)) {
    for (const statement of read(file).split('--> statement-breakpoint')) await database.execute(sql.raw(statement))
  }
  await database.execute(sql`create schema drizzle`)
  await database.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await record(database, journal[count - 1]?.when ?? 0)
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

  it('keeps who signs in with Google and Apple, but not into accounts that have a password', async () => {
    const database = await openAfter(files.indexOf('0011_identities.sql'))
    await database.execute(
      sql`insert into users (email, name, provider, password_hash, created_at) values
        ('robin@google.test', 'Robin', 'google', null, '2026-05-04T06:00:00Z'),
        ('sasha@apple.test', 'Sasha', 'apple', 'hash', now()),
        ('ada@example.org', 'Ada', 'email', 'hash', now())`,
    )
    await migrate(database, { migrationsFolder })
    const robin = await findUser(database, 'robin@google.test')
    expect(await database.select().from(identities)).toEqual([
      {
        id: expect.any(String) as string,
        provider: 'google',
        subject: 'robin@google.test',
        email: 'robin@google.test',
        userId: robin?.id,
        linkedAt: new Date('2026-05-04T06:00:00Z'),
      },
    ])
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

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openCopy } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { createSnapshot, vacuumEmbedded } from './embedded.ts'

const logSegments = async (database: Database) => database.$count(sql`pg_ls_waldir()`)

it('keeps its write-ahead log short', { timeout: 60_000 }, async () => {
  const database = await openCopy()
  for (let written = 0; written < 4; written++) await database.execute(sql`select pg_switch_wal(), txid_current()`)
  expect(await logSegments(database)).toBeGreaterThan(3)
  await vacuumEmbedded(database)
  expect(await logSegments(database)).toBeLessThan(3)
})

it('creates a snapshot that every user may read and only its owner may change', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'summit-snapshot-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await createSnapshot(path.join(folder, 'snapshot'))
  const names = await readdir(path.join(folder, 'snapshot'), { recursive: true })
  const modes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, 'snapshot', name))).mode))
  expect(new Set(modes.map((mode) => (mode & 0o777).toString(8)))).toEqual(new Set(['644', '755']))
})

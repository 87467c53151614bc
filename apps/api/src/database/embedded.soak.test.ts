import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { snapshotFolder } from '../paths.ts'
import { openCopy } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { createSnapshot, openEmbedded, vacuumEmbedded } from './embedded.ts'

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

it('names a damaged database and leaves its files alone', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'summit-damaged-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const target = path.join(dataDir, 'database')
  const control = path.join(target, 'global/pg_control')
  await (await openEmbedded(dataDir, snapshotFolder)).close()
  await writeFile(control, 'damaged')
  const files = await readdir(target, { recursive: true })

  await expect(openEmbedded(dataDir, snapshotFolder)).rejects.toThrow(`${target} cannot be opened, it may be damaged`)
  expect(await readdir(target, { recursive: true })).toEqual(expect.arrayContaining(files))
  expect(await readFile(control, 'utf8')).toBe('damaged')
})

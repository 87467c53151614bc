import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openCopy } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { vacuumEmbedded } from './embedded.ts'

const logSegments = async (database: Database) => database.$count(sql`pg_ls_waldir()`)

it('keeps its write-ahead log short', async () => {
  const database = await openCopy()
  for (let written = 0; written < 4; written++) await database.execute(sql`select pg_switch_wal(), txid_current()`)
  expect(await logSegments(database)).toBeGreaterThan(3)
  await vacuumEmbedded(database)
  expect(await logSegments(database)).toBeLessThan(3)
})

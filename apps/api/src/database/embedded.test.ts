import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { snapshotFolder } from '../paths.ts'
import { openEmbedded } from './embedded.ts'

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

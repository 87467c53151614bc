import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keyFile, type KeyStore, keyTable, loadKeyring } from './keyring.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'summit-keys-'))
afterAll(() => rm(folder, { recursive: true }))

const stores: Array<[string, () => KeyStore]> = [
  ['a file', () => keyFile(folder)],
  ['a table', () => keyTable(database)],
]

describe.each(stores)('keys in %s', (_, store) => {
  it('are generated once and persist', async () => {
    const first = await loadKeyring(store())
    const second = await loadKeyring(store())
    expect(second.verification).toEqual(first.verification)
    expect(second.sealing).toEqual(first.sealing)
    expect(second.refreshing).toEqual(first.refreshing)
    expect(first.sealing).toHaveLength(32)
    expect(first.refreshing).not.toEqual(first.sealing)
  })

  it('are published without private parts', async () => {
    expect((await loadKeyring(store())).verification).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String) as string,
      y: expect.any(String) as string,
      kid: expect.any(String) as string,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    })
  })
})

it('T40 makes the file readable to the server’s user only', async () => {
  await loadKeyring(keyFile(folder))
  const { mode } = await stat(path.join(folder, 'keys.json'))
  expect(mode & 0o777).toBe(0o600)
})

it('recovers from a partial write of a killed server', async () => {
  const own = await mkdtemp(path.join(folder, 'killed-'))
  await writeFile(path.join(own, 'keys.json.unfinished'), '{"sig')
  const { verification } = await loadKeyring(keyFile(own))
  expect(await readFile(path.join(own, 'keys.json'), 'utf8')).toContain(verification.x)
})

it('does not replace unreadable keys', async () => {
  const own = await mkdtemp(path.join(folder, 'broken-'))
  await writeFile(path.join(own, 'keys.json'), '{"sig')
  await expect(loadKeyring(keyFile(own))).rejects.toThrow()
  expect(await readFile(path.join(own, 'keys.json'), 'utf8')).toBe('{"sig')
})

it('gives servers that start concurrently the same keys', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => loadKeyring(keyTable(database))))
  expect(one?.verification).toEqual(other?.verification)
})

it.each(['', '{"signing":', '{}'])('corrupt keys are reported with their path and not replaced: %j', async (text) => {
  const file = path.join(folder, 'keys.json')
  await writeFile(file, text)
  await expect(loadKeyring(keyFile(folder))).rejects.toThrow(`The keys in ${file} are damaged`)
  expect(await readFile(file, 'utf8')).toBe(text)
})

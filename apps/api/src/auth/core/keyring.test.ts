import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { keyFile, type KeyStore, createKeyStore, keyTable } from './key-store.ts'
import { loadKeyring, rotateKeys } from './keyring.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = await testDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'summit-keys-'))
afterAll(() => rm(folder, { recursive: true }))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const now = new Date('2026-05-04T06:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

const stores: Array<[string, (own?: string) => KeyStore]> = [
  ['a file', (own = folder) => keyFile(own)],
  ['a table', () => keyTable(database)],
]

describe.each(stores)('keys in %s', (_, store) => {
  it('are generated once and persist', async () => {
    const first = await loadKeyring(store(), now)
    const second = await loadKeyring(store(), now)
    expect(second.verification).toEqual(first.verification)
    expect(second.sealing).toEqual(first.sealing)
    expect(second.refreshing).toEqual(first.refreshing)
    expect(first.sealing).toHaveLength(32)
    expect(first.refreshing).not.toEqual(first.sealing)
  })

  it('are replaced half an hour after a rotation, and accepted until what they signed has expired', async () => {
    const own = await mkdtemp(path.join(folder, 'rotated-'))
    const kept = store(own)
    const first = await loadKeyring(kept, now)
    await rotateKeys(kept, now)
    const states = await Promise.all(
      [0, 30 * MINUTE - 1, 30 * MINUTE, 30 * DAY + 30 * MINUTE].map((ms) => loadKeyring(kept, after(ms))),
    )
    expect(states.map(({ verification }) => verification.kid === first.verification.kid)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(states.map(({ accepted }) => accepted.length)).toEqual([2, 2, 2, 1])
    expect(states[2]?.accepted.map(({ verification }) => verification.kid)).toContain(first.verification.kid)
    expect(states[3]?.accepted[0]?.verification).toEqual(states[2]?.verification)
    expect(states[2]?.sealing).not.toEqual(first.sealing)
    expect(states[2]?.refreshing).not.toEqual(first.refreshing)
  })

  it('rotated twice within half an hour are all accepted, the first being in use', async () => {
    const own = await mkdtemp(path.join(folder, 'rotated-'))
    const kept = store(own)
    const first = await loadKeyring(kept, now)
    await rotateKeys(kept, now)
    await rotateKeys(kept, now)
    const { accepted, verification } = await loadKeyring(kept, now)
    expect(accepted).toHaveLength(3)
    expect(verification).toEqual(first.verification)
  })

  it('are deleted by a rotation once they are no longer accepted', async () => {
    const kept = store(await mkdtemp(path.join(folder, 'rotated-')))
    const first = await loadKeyring(kept, now)
    await rotateKeys(kept, now)
    const end = 30 * DAY + 30 * MINUTE
    await rotateKeys(kept, after(end - 1))
    expect(await kept.read()).toContain(first.verification.x)
    await rotateKeys(kept, after(end))
    expect(await kept.read()).not.toContain(first.verification.x)
  })

  it('are the oldest accepted ones after the clock was set back', async () => {
    const kept = store(await mkdtemp(path.join(folder, 'rotated-')))
    await rotateKeys(kept, now)
    const oldest = await loadKeyring(kept, after(30 * MINUTE))
    for (const days of [31, 32, 33]) await rotateKeys(kept, after(days * DAY))
    expect((await loadKeyring(kept, now)).verification).toEqual(oldest.verification)
  })

  it('are published without private parts', async () => {
    expect((await loadKeyring(store(), now)).verification).toEqual({
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

it('are in a file beside the embedded database, and in a database that servers share', () => {
  const location = (kind: 'embedded' | 'postgres') =>
    createKeyStore({ database: { kind }, dataDir: folder }, database).location
  expect(location('embedded')).toBe(path.join(folder, 'keys.json'))
  expect(location('postgres')).toBe('the table "secrets"')
})

it('T40 makes the file readable to the server’s user only', async () => {
  await loadKeyring(keyFile(folder), now)
  const { mode } = await stat(path.join(folder, 'keys.json'))
  expect(mode & 0o777).toBe(0o600)
})

it('recovers from a partial write of a killed server', async () => {
  const own = await mkdtemp(path.join(folder, 'killed-'))
  await writeFile(path.join(own, 'keys.json.unfinished'), '{"sig')
  const { verification } = await loadKeyring(keyFile(own), now)
  expect(await readFile(path.join(own, 'keys.json'), 'utf8')).toContain(verification.x)
})

it('are replaced as a whole, so that a kill in between leaves the old ones', async () => {
  const own = await mkdtemp(path.join(folder, 'replaced-'))
  await loadKeyring(keyFile(own), now)
  const file = path.join(own, 'keys.json')
  const before = await readFile(file, 'utf8')
  const opened = await open(file)
  await rotateKeys(keyFile(own), now)
  expect(await opened.readFile('utf8')).toBe(before)
  await opened.close()
  expect(await readFile(file, 'utf8')).not.toBe(before)
})

it('does not replace unreadable keys', async () => {
  const own = await mkdtemp(path.join(folder, 'broken-'))
  await writeFile(path.join(own, 'keys.json'), '{"sig')
  await expect(loadKeyring(keyFile(own), now)).rejects.toThrow()
  expect(await readFile(path.join(own, 'keys.json'), 'utf8')).toBe('{"sig')
})

it('are not replaced by a rotation that has read others', async () => {
  const store = keyTable(database)
  await loadKeyring(store, now)
  const text = (await store.read()) ?? ''
  await rotateKeys(store, now)
  await expect(store.replace(text, text)).rejects.toThrow('changed by another process')
  expect((await loadKeyring(store, now)).accepted).toHaveLength(2)
})

it('gives servers that start concurrently the same keys', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => loadKeyring(keyTable(database), now)))
  expect(one?.verification).toEqual(other?.verification)
})

it.each(['', '{"signing":', '{}'])('corrupt keys are reported with their path and not replaced: %j', async (text) => {
  const file = path.join(folder, 'keys.json')
  await writeFile(file, text)
  await expect(loadKeyring(keyFile(folder), now)).rejects.toThrow(`The keys in ${file} are damaged`)
  expect(await readFile(file, 'utf8')).toBe(text)
})

it.each(['sealing', 'refreshing'])('T40 refuses stored keys whose %s key has not 256 bits', async (name) => {
  const own = await mkdtemp(path.join(folder, 'wrong-length-'))
  const file = path.join(own, 'keys.json')
  await loadKeyring(keyFile(own), now)
  const keys = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await readFile(file, 'utf8')))
  for (const length of [42, 44]) {
    await writeFile(file, JSON.stringify({ ...keys, [name]: 'k'.repeat(length) }))
    await expect(loadKeyring(keyFile(own), now)).rejects.toThrow(`The keys in ${file} are damaged`)
  }
})

it('reports a stored signing key that is not on its curve', async () => {
  const own = await mkdtemp(path.join(folder, 'off-curve-'))
  const file = path.join(own, 'keys.json')
  await loadKeyring(keyFile(own), now)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/"y":"[\w-]{43}"/, `"y":"${'A'.repeat(43)}"`))
  await expect(loadKeyring(keyFile(own), now)).rejects.toThrow(`The keys in ${file} are damaged`)
})

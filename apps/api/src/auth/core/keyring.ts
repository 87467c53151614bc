import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import { randomToken } from '../../shared/tokens.ts'
import type { Database } from '../../database/database.ts'
import { secrets } from '../../schema.ts'

/** The server's own keys. */
export interface Keyring {
  /** Signs access tokens (ES256). */
  signing: CryptoKey
  /** Its public half, as clients may fetch it. */
  verification: JWK & { kid: string }
  /** Encrypts what a browser carries for us and may not read (A256GCM). */
  sealing: Uint8Array
  /** Makes the MAC of refresh tokens (HMAC-SHA-256). */
  refreshing: Uint8Array
}

/** Where a keyring is stored. */
export interface KeyStore {
  /** Where that is, for the message that its text is damaged. */
  place: string
  read: () => Promise<string | undefined>
  /** Stores the text, unless something is stored already. */
  keep: (text: string) => Promise<void>
}

const key256 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const keptKeyring = v.object({
  signing: v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string(), d: v.string() }),
  sealing: key256,
  refreshing: key256,
})

/** The stored keys, created where there are none, so that what was signed before a restart stays valid. */
export async function loadKeyring(store: KeyStore): Promise<Keyring> {
  if ((await store.read()) === undefined) await store.keep(JSON.stringify(await makeKeys()))
  // Read again, because another server may have been faster.
  const read = v.safeParse(keptKeyring, parsed((await store.read()) ?? ''))
  if (!read.success)
    throw new Error(`The keys in ${store.place} are damaged. Restore them, or delete them for new ones.`)
  const kept = read.output
  const { kty, crv, x, y } = kept.signing
  const [signing, kid] = await Promise.all([
    importJWK(kept.signing, 'ES256'),
    calculateJwkThumbprint({ kty, crv, x, y }),
  ])
  if (signing instanceof Uint8Array) throw new Error('The signing key is no elliptic curve key.')
  return {
    signing,
    verification: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    sealing: Buffer.from(kept.sealing, 'base64url'),
    refreshing: Buffer.from(kept.refreshing, 'base64url'),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function makeKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signing: await exportJWK(privateKey), sealing: randomToken(), refreshing: randomToken() }
}

/** Keeps keys in a file that only the server's own user may read. For the one server that owns the data folder. */
export function keyFile(dataDir: string): KeyStore {
  const file = path.join(dataDir, 'keys.json')
  return {
    place: file,
    read: async () => (existsSync(file) ? readFile(file, 'utf8') : undefined),
    keep: async (text) => {
      const unfinished = `${file}.unfinished`
      await rm(unfinished, { force: true })
      // `wx` makes the file anew, so the mode holds from its first byte.
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    },
  }
}

/** Keeps keys in a database that several servers share. */
export function keyTable(database: Database): KeyStore {
  const name = 'keyring'
  return {
    place: 'the table "secrets"',
    read: async () => {
      const [row] = await database.select().from(secrets).where(eq(secrets.name, name))
      return row?.value
    },
    keep: async (value) => {
      await database.insert(secrets).values({ name, value }).onConflictDoNothing()
    },
  }
}

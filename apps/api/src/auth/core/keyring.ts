import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import { randomToken } from '../../shared/tokens.ts'
import type { Database } from '../../database/database.ts'
import { secrets } from './tables.ts'

/** Secret keys of the server. */
export interface Keyring {
  /** Private key for access tokens (ES256). */
  signing: CryptoKey
  /** The public key, published as JWKS. */
  verification: JWK & { kid: string }
  /** Key for encrypted cookies and form fields (A256GCM). */
  sealing: Uint8Array
  /** Key for the MAC of refresh tokens (HMAC-SHA-256). */
  refreshing: Uint8Array
}

/** Storage of a keyring. */
export interface KeyStore {
  /** Location, for error messages. */
  location: string
  read: () => Promise<string | undefined>
  /** Stores the text unless one is already stored. */
  save: (text: string) => Promise<void>
}

const key256 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const storedKeyring = v.object({
  signing: v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string(), d: v.string() }),
  sealing: key256,
  refreshing: key256,
})

/** Loads the stored keys, generating them on first use. Throws if they are damaged. */
export async function loadKeyring(store: KeyStore): Promise<Keyring> {
  if ((await store.read()) === undefined) await store.save(JSON.stringify(await generateKeys()))
  // Read back: another server may have stored its keys first.
  const result = v.safeParse(storedKeyring, parseJson((await store.read()) ?? ''))
  if (!result.success)
    throw new Error(`The keys in ${store.location} are damaged. Restore them, or delete them for new ones.`)
  const stored = result.output
  const { kty, crv, x, y } = stored.signing
  const [signing, kid] = await Promise.all([
    importJWK(stored.signing, 'ES256'),
    calculateJwkThumbprint({ kty, crv, x, y }),
  ])
  if (signing instanceof Uint8Array) throw new Error('The signing key is no elliptic curve key.')
  return {
    signing,
    verification: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    sealing: Buffer.from(stored.sealing, 'base64url'),
    refreshing: Buffer.from(stored.refreshing, 'base64url'),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function generateKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signing: await exportJWK(privateKey), sealing: randomToken(), refreshing: randomToken() }
}

/** Stores keys in a file of mode 0600 in the data folder, for a server with the embedded database. */
export function keyFile(dataDir: string): KeyStore {
  const file = path.join(dataDir, 'keys.json')
  return {
    location: file,
    read: async () => (existsSync(file) ? readFile(file, 'utf8') : undefined),
    save: async (text) => {
      const temporary = `${file}.unfinished`
      await rm(temporary, { force: true })
      // `wx` creates the file, so that its mode applies from the first byte.
      const handle = await open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, file)
    },
  }
}

/** Stores keys in a PostgreSQL database that several servers share. */
export function keyTable(database: Database): KeyStore {
  const name = 'keyring'
  return {
    location: 'the table "secrets"',
    read: async () => {
      const [row] = await database.select().from(secrets).where(eq(secrets.name, name))
      return row?.value
    },
    save: async (value) => {
      await database.insert(secrets).values({ name, value }).onConflictDoNothing()
    },
  }
}

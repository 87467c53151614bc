import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import * as v from 'valibot'
import { addMs } from '../../shared/add-ms.ts'
import { randomToken } from '../../shared/tokens.ts'
import type { KeyStore } from './key-store.ts'
import { SESSION_LIFETIME_MS } from './sessions.ts'

/** Secret keys of the server. */
export interface Keys {
  /** Private key for access tokens (ES256). */
  signing: CryptoKey
  /** The public key, published as JWKS. */
  verification: JWK & { kid: string }
  /** Key for encrypted cookies and form fields (A256GCM). */
  sealing: Uint8Array
  /** Key for the MAC of refresh tokens (HMAC-SHA-256). */
  refreshing: Uint8Array
}

/** The keys that are in use, and all that are accepted, these included. */
export interface Keyring extends Keys {
  accepted: readonly Keys[]
  /** Finds the accepted public key of a token. Made once, because it caches the imported keys. */
  findVerificationKey: JWTVerifyGetKey
}

/** How long after a rotation the new keys come into use, in ms. Every server has read them by then. */
export const ROTATION_DELAY_MS = 30 * 60_000

const key256 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const storedKeys = v.object({
  signing: v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string(), d: v.string() }),
  sealing: key256,
  refreshing: key256,
  /** When they come into use. */
  usedFrom: v.optional(timestamp, new Date(0).toISOString()),
})
/** The newest keys, with those before them. */
const storedKeyring = v.object({
  ...storedKeys.entries,
  previous: v.optional(v.array(v.object({ ...storedKeys.entries, acceptedUntil: timestamp })), []),
})

/** Loads the stored keys, generating them on first use. Throws if they are damaged. */
export async function loadKeyring(store: KeyStore, now: Date): Promise<Keyring> {
  if ((await store.read()) === undefined) await store.save(JSON.stringify(await generateKeys()))
  // Read back: another server may have stored its keys first.
  return readKeyring(store, now)
}

/** Reads the stored keys. Throws if they are damaged, or gone: a running server must not replace keys that were lost. */
export async function readKeyring(store: KeyStore, now: Date): Promise<Keyring> {
  const text = await store.read()
  if (text === undefined) {
    throw new Error(`The keys in ${store.location} are gone. Restore them, or restart all servers for new ones.`)
  }
  const { previous, ...newest } = parse(store, text)
  const older = previous.filter(({ acceptedUntil }) => acceptedUntil > now)
  const accepted = await Promise.all([importKeys(newest), ...older.map(importKeys)]).catch((error: unknown) => {
    throw damaged(store, error)
  })
  // -1, which is the oldest, after the clock was set back.
  const position = [newest, ...older].findIndex(({ usedFrom }) => usedFrom <= now)
  return createKeyring(accepted.at(position) ?? accepted[0], accepted)
}

/** A keyring of imported keys. */
export const createKeyring = (inUse: Keys, accepted: readonly Keys[]): Keyring => ({
  ...inUse,
  accepted,
  findVerificationKey: createLocalJWKSet({ keys: accepted.map(({ verification }) => verification) }),
})

/**
 * Generates new keys. They come into use when all servers have read them; those before are accepted until everything that
 * they have signed has expired.
 */
export async function rotateKeys(store: KeyStore, now: Date): Promise<void> {
  await loadKeyring(store, now)
  const text = (await store.read()) ?? ''
  const { previous, ...newest } = parse(store, text)
  const usedFrom = addMs(now, ROTATION_DELAY_MS)
  const replaced = { ...newest, acceptedUntil: addMs(usedFrom, SESSION_LIFETIME_MS) }
  const kept = previous.filter(({ acceptedUntil }) => acceptedUntil > now)
  await store.replace(text, JSON.stringify({ ...(await generateKeys()), usedFrom, previous: [replaced, ...kept] }))
}

function parse(store: KeyStore, text: string): v.InferOutput<typeof storedKeyring> {
  const result = v.safeParse(storedKeyring, parseJson(text))
  if (result.success) return result.output
  throw damaged(store)
}

function damaged({ location }: KeyStore, cause?: unknown): Error {
  return new Error(`The keys in ${location} are damaged. Restore them, or delete them for new ones.`, { cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function importKeys(stored: v.InferOutput<typeof storedKeys>): Promise<Keys> {
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

async function generateKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signing: await exportJWK(privateKey), sealing: randomToken(), refreshing: randomToken() }
}

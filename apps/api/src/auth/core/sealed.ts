import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { addMs } from '../../shared/add-ms.ts'
import type { Keyring } from './keyring.ts'

/** Type and lifetime of a sealed value. */
export interface Seal<Schema extends v.GenericSchema> {
  /** The JWT audience: a value cannot be unsealed for another purpose. */
  purpose: string
  schema: Schema
  /** In ms. */
  lifetime: number
}

/** Dependencies of {@link seal} and {@link unseal}. */
export interface SealDeps {
  findKeyring: () => Promise<Keyring>
  now: () => Date
}

/** Encrypts a value for a browser to carry, which can neither read nor change it (JWE, A256GCM). */
export async function seal<Schema extends v.GenericSchema>(
  { purpose, lifetime }: Seal<Schema>,
  value: v.InferInput<Schema>,
  { findKeyring, now }: SealDeps,
): Promise<string> {
  const { sealing } = await findKeyring()
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(addMs(now(), lifetime))
    .encrypt(sealing)
}

/** Decrypts a sealed value; undefined if it is forged, expired or for another purpose. */
export async function unseal<Schema extends v.GenericSchema>(
  { purpose, schema }: Seal<Schema>,
  sealed: string,
  { findKeyring, now }: SealDeps,
): Promise<v.InferOutput<Schema> | undefined> {
  const { accepted } = await findKeyring()
  try {
    const attempts = accepted.map(({ sealing }) => decrypt(sealing))
    const { payload } = await Promise.any(attempts)
    return v.parse(schema, payload.value)
  } catch {
    return undefined
  }

  function decrypt(key: Uint8Array) {
    return jwtDecrypt(sealed, key, {
      audience: purpose,
      currentDate: now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
  }
}

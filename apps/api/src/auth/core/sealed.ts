import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { later } from '../../shared/add-ms.ts'

/** What a sealed text is for. One for another purpose does not open. */
type Purpose = 'social sign-in' | 'identity page'

/** How a text is sealed, and opened again. */
export interface Seal<Schema extends v.GenericSchema> {
  purpose: Purpose
  schema: Schema
  /** In milliseconds. */
  lifetime: number
}

/** Encrypts values so that a browser can carry them, and neither read nor change them (JWE, A256GCM). */
export async function seal<Schema extends v.GenericSchema>(
  { purpose, lifetime }: Seal<Schema>,
  key: Uint8Array,
  value: v.InferInput<Schema>,
  now: Date,
): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(later(now, lifetime))
    .encrypt(key)
}

/** What was sealed, or undefined for anything that is not ours, not for this purpose, or too old. */
export async function unseal<Schema extends v.GenericSchema>(
  { purpose, schema }: Seal<Schema>,
  key: Uint8Array,
  text: string,
  now: Date,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const { payload } = await jwtDecrypt(text, key, {
      audience: purpose,
      currentDate: now,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return v.parse(schema, payload.value)
  } catch {
    return undefined
  }
}

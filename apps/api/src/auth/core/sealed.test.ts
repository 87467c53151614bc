import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Keyring } from './keyring.ts'
import { seal, type SealDeps, unseal } from './sealed.ts'

/** Sealing keys that are made of these bytes, the first being in use. */
function withKeys(...bytes: number[]): SealDeps {
  const accepted = bytes.map((byte) => ({ sealing: new Uint8Array(32).fill(byte) }))
  // SAFETY: sealing uses no other key.
  const keyring = { ...accepted[0], accepted } as unknown as Keyring
  return { findKeyring: async () => keyring, now: () => new Date('2026-05-04T06:00:00Z') }
}
const options = { purpose: 'social sign-in', schema: v.string(), lifetime: 60_000 } as const

it('T13 a sealed text is decrypted only with its key and for its purpose', async () => {
  const text = await seal(options, 'secret', withKeys(7))
  expect(text).not.toContain('secret')
  expect(await unseal(options, text, withKeys(7))).toBe('secret')
  expect(await unseal({ ...options, purpose: 'identity page' }, text, withKeys(7))).toBeUndefined()
  expect(await unseal(options, text, withKeys(8))).toBeUndefined()
})

it('a sealed text is decrypted after its key was rotated', async () => {
  const text = await seal(options, 'secret', withKeys(7))
  expect(await unseal(options, text, withKeys(8, 7))).toBe('secret')
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Keyring } from './keyring.ts'
import { seal, unseal } from './sealed.ts'

/** A keyring whose sealing keys are made of these bytes, the first being in use. */
function getRing(...bytes: number[]): Keyring {
  const accepted = bytes.map((byte) => ({ sealing: new Uint8Array(32).fill(byte) }))
  // SAFETY: sealing uses no other key.
  return { ...accepted[0], accepted } as unknown as Keyring
}
const now = new Date('2026-05-04T06:00:00Z')
const options = { purpose: 'social sign-in', schema: v.string(), lifetime: 60_000 } as const

it('T13 a sealed text is decrypted only with its key and for its purpose', async () => {
  const text = await seal(options, getRing(7), 'secret', now)
  expect(text).not.toContain('secret')
  expect(await unseal(options, getRing(7), text, now)).toBe('secret')
  expect(await unseal({ ...options, purpose: 'identity page' }, getRing(7), text, now)).toBeUndefined()
  expect(await unseal(options, getRing(8), text, now)).toBeUndefined()
})

it('a sealed text is decrypted after its key was rotated', async () => {
  const text = await seal(options, getRing(7), 'secret', now)
  expect(await unseal(options, getRing(8, 7), text, now)).toBe('secret')
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-05-04T06:00:00Z')
const options = { purpose: 'social sign-in', schema: v.string(), lifetime: 60_000 } as const

it('T13 a sealed text is decrypted only with its key and for its purpose', async () => {
  const text = await seal(options, key, 'secret', now)
  expect(text).not.toContain('secret')
  expect(await unseal(options, key, text, now)).toBe('secret')
  expect(await unseal({ ...options, purpose: 'identity page' }, key, text, now)).toBeUndefined()
  expect(await unseal(options, new Uint8Array(32).fill(8), text, now)).toBeUndefined()
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-05-04T06:00:00Z')
const errand = { purpose: 'social sign-in', schema: v.string(), lifetime: 60_000 } as const

it('T13 a sealed text opens for its purpose alone, with its key', async () => {
  const text = await seal(errand, key, 'secret', now)
  expect(text).not.toContain('secret')
  expect(await unseal(errand, key, text, now)).toBe('secret')
  expect(await unseal({ ...errand, purpose: 'identity page' }, key, text, now)).toBeUndefined()
  expect(await unseal(errand, new Uint8Array(32).fill(8), text, now)).toBeUndefined()
})

import { expect, it, vi } from 'vitest'
import { onceEach } from './once.ts'

it('asks once for each key, while it waits and afterwards', async () => {
  const ask = vi.fn(async ({ code }: { code: string }) => code.toUpperCase())
  const once = onceEach(({ code }: { code: string }) => code, ask)
  expect(await Promise.all([once({ code: 'a' }), once({ code: 'a' }), once({ code: 'b' })])).toEqual(['A', 'A', 'B'])
  expect(await once({ code: 'a' })).toBe('A')
  expect(ask).toHaveBeenCalledTimes(2)
})

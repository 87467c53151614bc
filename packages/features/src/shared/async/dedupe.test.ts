import { expect, it, vi } from 'vitest'
import { dedupe } from './dedupe.ts'

it('calls the function once for each key, while it is pending and afterwards', async () => {
  const request = vi.fn(async ({ code }: { code: string }) => code.toUpperCase())
  const redeem = dedupe(({ code }: { code: string }) => code, request)
  expect(await Promise.all([redeem({ code: 'a' }), redeem({ code: 'a' }), redeem({ code: 'b' })])).toEqual([
    'A',
    'A',
    'B',
  ])
  expect(await redeem({ code: 'a' })).toBe('A')
  expect(request).toHaveBeenCalledTimes(2)
})

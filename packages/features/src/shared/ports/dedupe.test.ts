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

it('calls it again after a result that is not final', async () => {
  const request = vi.fn(async (code: string) => code.toUpperCase())
  const redeem = dedupe(
    (code: string) => code,
    request,
    (result) => result !== 'LOST',
  )
  for (const code of ['lost', 'lost', 'found', 'found']) await redeem(code)
  expect(request.mock.calls).toEqual([['lost'], ['lost'], ['found']])
})

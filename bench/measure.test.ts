import { expect, it } from 'vitest'
import { interleave, median, medians, ratioTo } from './measure.ts'

it('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 1])).toBe(3)
  expect(median([])).toBeNaN()
})

it('medians are taken metric by metric', () => {
  const samples = [
    { ms: 3, bytes: 10 },
    { ms: 1, bytes: 10 },
    { ms: 2, bytes: 40 },
  ]
  expect(medians(samples)).toEqual({ ms: 2, bytes: 10 })
})

it('every candidate is measured once per run, and each begins in turn', async () => {
  const order: string[] = []
  const samples = await interleave(['a', 'b', 'c'], 3, async (candidate, run) => {
    order.push(`${candidate}${run}`)
    return { run }
  })
  expect(order).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1', 'c2', 'a2', 'b2'])
  expect(samples.get('b')).toEqual([{ run: 0 }, { run: 1 }, { run: 2 }])
})

it('a ratio compares within a run, so that a slow run changes nothing', () => {
  const reference = [{ ms: 10 }, { ms: 100 }, { ms: 10 }]
  expect(ratioTo(reference, [{ ms: 20 }, { ms: 200 }, { ms: 20 }], 'ms')).toBe(2)
})

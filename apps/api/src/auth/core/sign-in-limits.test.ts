import { describe, expect, it } from 'vitest'
import {
  accountAnywhereLimit,
  accountLimit,
  addressLimit,
  type Count,
  type Limit,
  waitAfter,
} from './sign-in-limits.ts'

const start = new Date('2026-05-04T06:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** The count after so many attempts, each made as soon as it is let through. */
function countAfter(attempts: number, limit: Limit): Count | undefined {
  let count: Count | undefined
  let now = start
  for (let attempt = 0; attempt < attempts; attempt++) {
    const ruling = limit(count, count?.blockedUntil ?? now)
    if (ruling.status === 'blocked') throw new Error('let through too late')
    count = ruling.counted
    now = count.blockedUntil ?? now
  }
  return count
}

describe('the limit for an account', () => {
  it('T10 waits for nothing up to the fourth failure, then 1 s, doubling to 15 minutes', () => {
    const waits = Array.from({ length: 18 }, (_, index) => waitAfter(index + 1) / 1000)
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
    expect(waitAfter(100_000)).toBe(900_000)
  })

  it('T10 blocks the sixth attempt until the wait is over', () => {
    const count = countAfter(5, accountLimit)

    expect(accountLimit(count, start)).toEqual({ status: 'blocked', until: after(1) })
    expect(accountLimit(count, after(1))).toMatchObject({ status: 'allowed', counted: { count: 6 } })
  })
})

it('T10 the limit for an account over all networks slows down after 50 failures within an hour, and ends with it', () => {
  const count = countAfter(50, accountAnywhereLimit)

  expect(accountAnywhereLimit(count, after(9))).toEqual({ status: 'blocked', until: after(10) })
  expect(accountAnywhereLimit(count, after(10))).toEqual({
    status: 'allowed',
    counted: { count: 51, blockedUntil: after(20), expiresAt: after(3600) },
  })
})

describe('the limit for an address', () => {
  const limit = addressLimit({ perAddress: 3, windowSeconds: 60 })

  it('T10 lets so many failures pass, then none until the window ends', () => {
    const count = countAfter(3, limit)

    expect(count).toEqual({ count: 3, blockedUntil: null, expiresAt: after(60) })
    expect(limit(count, after(59))).toEqual({ status: 'blocked', until: after(60) })
  })
})

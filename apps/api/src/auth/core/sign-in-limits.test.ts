import { describe, expect, it } from 'vitest'
import type { Counter, RateLimit } from '../../rate-limit/rate-limit.ts'
import { accountLimit, accountNetworkLimit, delayAfter } from './sign-in-limits.ts'

const start = new Date('2026-05-04T06:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** The counter after attempts made as soon as the limit allows. */
function counterAfter(attempts: number, limit: RateLimit): Counter | undefined {
  let counter: Counter | undefined
  let now = start
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = limit(counter, counter?.blockedUntil ?? now)
    if (result.status === 'blocked') throw new Error('blocked for too long')
    counter = result.counter
    now = counter.blockedUntil ?? now
  }
  return counter
}

describe('the limit for an account and network', () => {
  it('T10 delays by 0 s up to the fourth failure, then by 1 s, doubling to 15 minutes', () => {
    const delays = Array.from({ length: 18 }, (_, index) => delayAfter(index + 1) / 1000)
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
    expect(delayAfter(100_000)).toBe(900_000)
  })

  it('T10 blocks the sixth attempt until the delay is over', () => {
    const counter = counterAfter(5, accountNetworkLimit)

    expect(accountNetworkLimit(counter, start)).toEqual({ status: 'blocked', until: after(1) })
    expect(accountNetworkLimit(counter, after(1))).toMatchObject({ status: 'allowed', counter: { count: 6 } })
  })
})

it('T10 the limit for an account over all networks applies after 50 failures within an hour, until it ends', () => {
  const counter = counterAfter(50, accountLimit)

  expect(accountLimit(counter, after(9))).toEqual({ status: 'blocked', until: after(10) })
  expect(accountLimit(counter, after(10))).toEqual({
    status: 'allowed',
    counter: { count: 51, blockedUntil: after(20), expiresAt: after(3600) },
  })
})

import { expect, it } from 'vitest'
import { type Counter, fixedWindow } from './rate-limit.ts'

const start = new Date('2026-05-04T06:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

it('T10 lets so many attempts pass, then none until the window ends', () => {
  const limit = fixedWindow({ max: 3, windowSeconds: 60 })
  let counter: Counter | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = limit(counter, after(attempt))
    if (result.status === 'blocked') throw new Error('blocked too early')
    counter = result.counter
  }

  expect(counter).toEqual({ count: 3, blockedUntil: null, expiresAt: after(60) })
  expect(limit(counter, after(59))).toEqual({ status: 'blocked', until: after(60) })
})

it('ignores a counter of a clock that was two minutes ahead, and none of another server’s, half a minute off', () => {
  const limit = fixedWindow({ max: 1, windowSeconds: 60 })
  const counter = { count: 1, blockedUntil: null, expiresAt: after(60) }
  expect(limit(counter, after(-30))).toEqual({ status: 'blocked', until: after(60) })
  expect(limit(counter, after(-120))).toEqual({ status: 'allowed', counter: { ...counter, expiresAt: after(-60) } })
})

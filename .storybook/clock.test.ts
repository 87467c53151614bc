import { expect, it } from 'vitest'
import { heldAt, timeOf } from './clock.ts'

it('moves the clock to the story’s start or to a time, and nowhere while it runs', () => {
  expect(timeOf('start', 30_000)).toBe(30_000)
  expect(timeOf('at-29900', 30_000)).toBe(29_900)
  expect(timeOf('run', 30_000)).toBeUndefined()
})

it('holds at a time that the clock has reached', () => {
  expect(timeOf(heldAt(1000.4), 0)).toBe(1001)
})

import { expect, it } from 'vitest'
import { heldAt, parseTime } from './clock.ts'

it('moves the clock to the story’s start or to a time, and nowhere while it runs', () => {
  expect(parseTime('start', 30_000)).toBe(30_000)
  expect(parseTime('at-29900', 30_000)).toBe(29_900)
  expect(parseTime('run', 30_000)).toBeUndefined()
  expect(parseTime('at-99999999999', 30_000)).toBeUndefined()
})

it('holds at a time that the clock has reached', () => {
  expect(parseTime(heldAt(1000.4), 0)).toBe(1001)
})

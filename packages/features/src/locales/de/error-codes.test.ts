import { expect, it } from 'vitest'
import { codes } from './error-codes.ts'

it.each([
  [undefined, 'später'],
  [1, 'in einer Sekunde'],
  [59, 'in 59 Sekunden'],
  [60, 'in einer Minute'],
  [61, 'in 2 Minuten'],
])('says when to try again: %s s', (seconds, wait) => {
  expect(codes.rate_limited(seconds)).toBe(`Zu viele Versuche. Bitte versuche es ${wait} noch einmal.`)
})

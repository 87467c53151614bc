import { expect, it } from 'vitest'
import { tooManyAttempts } from './too-many-attempts.ts'

it.each([
  [0, '1', '1 second'],
  [1_001, '2', '2 seconds'],
  [60_000, '60', '1 minute'],
  [900_000, '900', '15 minutes'],
])('T10 says how long to wait, after %i ms: %s s', (ms, seconds, text) => {
  const { headers, message } = tooManyAttempts(new Date(ms), new Date(0))
  expect([headers, message]).toEqual([{ 'Retry-After': seconds }, `Too many attempts. Please try again in ${text}.`])
})

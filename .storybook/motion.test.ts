import { expect, it } from 'vitest'
import { withMotion } from './motion.ts'

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

it.each([
  ['(prefers-reduced-motion: reduce)', never, always],
  ['(prefers-reduced-motion)', never, always],
  ['(prefers-reduced-motion: no-preference)', always, never],
  ['screen and (prefers-reduced-motion: reduce)', `screen and ${never}`, `screen and ${always}`],
  ['(min-width: 48rem)', '(min-width: 48rem)', '(min-width: 48rem)'],
])('%s', (query, full, reduced) => {
  expect(withMotion(query, 'full')).toBe(full)
  expect(withMotion(query, 'reduced')).toBe(reduced)
})

import { expect, it } from 'vitest'
import { renamedAmong } from './review.mjs'

/** @param {string} id @param {string} [mode] @returns {import('./plan.mjs').Picture} */
const picture = (id, mode = 'light') => ({ story: { id, title: id, name: id, importPath: '' }, mode, sides: [] })

/** @param {string} look @param {string} [mark] */
const shot = (look, mark = 'same') => ({ png: Buffer.from(look), mark })

it('knows a story again under another name, once, in its own mode', () => {
  const [gone, other, added, dark] = [picture('old'), picture('older'), picture('new'), picture('new', 'dark')]
  const verdicts = renamedAmong(
    new Map([
      [dark, { head: shot('a') }],
      [gone, { base: shot('a') }],
      [other, { base: shot('a') }],
      [added, { head: shot('a') }],
    ]),
  )
  expect(verdicts).toEqual([
    [gone, { status: 'renamed', base: Buffer.from('a'), to: 'new' }],
    [added, { status: 'same' }],
  ])
})

it('takes no story for another that looks the same but says something else', () => {
  const shots = new Map([
    [picture('old'), { base: shot('a', 'said') }],
    [picture('new'), { head: shot('a', 'unsaid') }],
  ])
  expect(renamedAmong(shots)).toEqual([])
})

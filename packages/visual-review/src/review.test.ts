import { expect, it } from 'vitest'
import type { Picture } from './plan.ts'
import { findRenamed, shareModes } from './review.ts'

const picture = (id: string, mode = 'light'): Picture => ({
  story: { id, title: id, name: id, importPath: '' },
  mode,
  sides: [],
})

const capture = (look: string, fingerprint = 'same') => ({ png: Buffer.from(look), fingerprint })

it('recognises a renamed story, once per mode', () => {
  const [gone, other, added, dark] = [picture('old'), picture('older'), picture('new'), picture('new', 'dark')]
  const verdicts = findRenamed(
    new Map([
      [dark, { head: capture('a') }],
      [gone, { base: capture('a') }],
      [other, { base: capture('a') }],
      [added, { head: capture('a') }],
    ]),
  )
  expect(verdicts).toEqual([
    [gone, { status: 'renamed', base: Buffer.from('a'), to: 'new' }],
    [added, { status: 'same' }],
  ])
})

it('does not match stories with equal pictures and other texts', () => {
  const shots = new Map([
    [picture('old'), { base: capture('a', 'said') }],
    [picture('new'), { head: capture('a', 'unsaid') }],
  ])
  expect(findRenamed(shots)).toEqual([])
})

it('gives each worker a mode of its own, and shares a long one when none is left', () => {
  const [light, dark] = ['light', 'dark'].map((mode) => Array.from({ length: 12 }, (_, at) => picture(`${at}`, mode)))
  const nextMode = shareModes([...(light ?? []), ...(dark ?? [])])
  const [first, second] = [nextMode(), nextMode()]
  expect([first, second]).toEqual([light, dark])
  first?.shift()
  expect(nextMode()).toBe(second)
  second?.splice(0, 10)
  expect(nextMode()).toBe(first)
  first?.shift()
  expect(nextMode()).toBeUndefined()
})

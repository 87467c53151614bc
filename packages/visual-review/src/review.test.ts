import { expect, it } from 'vitest'
import type { Picture } from './plan.ts'
import { listTokens, shareModes } from './review.ts'

const picture = (id: string, mode = 'light'): Picture => ({
  story: { id, title: id, name: id, importPath: '' },
  mode,
  sides: [],
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

it('lists a token once, whatever modes it changed in', () => {
  const [ink, paper] = ['--ink', '--paper'].map((name) => ({ name, text: `${name} red → blue` }))
  expect([ink, paper]).toEqual(listTokens([[], paper ? [paper] : [], ink && paper ? [paper, ink] : []]))
})

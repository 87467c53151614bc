import { describe, expect, it } from 'vitest'
import type { Picture } from './plan.ts'
import { parseShard, takeShard } from './shard.ts'

it('reads which part of how many is meant', () => {
  expect(parseShard('2/8')).toEqual({ index: 2, total: 8 })
  for (const text of ['0/3', '4/3', 'a/b', '1/0', '1', '/3', '1/3/4', '1.5/3', '-1/3', ' 1/3', '1/99999', ''])
    expect(() => parseShard(text), text).toThrow(`--shard is "${text}". It has to be the number of a part`)
})

describe('the parts of a review', () => {
  const picture = (name: string, mode = 'light', more: Partial<Picture['story']> = {}): Picture => ({
    story: { id: name, title: name, name, importPath: '', ...more },
    mode,
    sides: ['base', 'head'],
  })
  /** Five stories in one mode, and a page in four. */
  const pictures = ['light', 'dark', 'phone', 'rtl'].flatMap((mode) =>
    (mode === 'light' ? ['a', 'b', 'c', 'd', 'e', 'page'] : ['page']).map((name) => picture(name, mode)),
  )
  const names = (index: number, total: number, of = pictures) =>
    takeShard(of, { index, total }).map(({ story, mode }) => `${story.name} ${mode}`)

  it('keep all modes of a story together, have about as many captures, and are in the order of the plan', () => {
    expect(names(1, 2)).toEqual(['e light', 'page light', 'page dark', 'page phone', 'page rtl'])
    expect(names(2, 2)).toEqual(['a light', 'b light', 'c light', 'd light'])
  })

  it('are every picture once, however the plan is ordered', () => {
    for (const total of [1, 2, 3, 9]) {
      const parts = Array.from({ length: total }, (_, at) => names(at + 1, total))
      expect(parts.flat().sort()).toEqual(pictures.map(({ story, mode }) => `${story.name} ${mode}`).sort())
      const reversed = Array.from({ length: total }, (_, at) =>
        names(at + 1, total, pictures.toReversed()).toReversed(),
      )
      expect(reversed).toEqual(parts)
    }
  })

  it('may be empty', () => {
    expect(names(9, 9)).toEqual([])
  })

  it('count no captures of skipped stories', () => {
    const settings = { status: 'skipped', reason: 'the tag !visual' } as const
    const skipped = ['light', 'dark', 'phone', 'rtl'].map((mode) => picture('0', mode, { settings }))
    const taken = takeShard([...skipped, picture('a'), picture('b')], { index: 1, total: 2 })
    expect(taken.filter(({ story }) => !story.settings)).toHaveLength(1)
  })
})

import { expect, it } from 'vitest'
import { resolveRenamed } from './renamed.ts'
import type { Result } from './review.ts'

const picture = (id: string, mode: string) => ({
  story: { id, title: id, name: id, importPath: '' },
  mode,
  sides: [],
})

const removed = (id: string, look: string, fingerprint = 'same'): Result => ({
  ...picture(id, 'light'),
  ...{ status: 'removed', base: Buffer.from(look), fingerprint },
})

const added = (id: string, look: string, { fingerprint = 'same', mode = 'light' } = {}): Result => ({
  ...picture(id, mode),
  ...{ status: 'new', head: Buffer.from(look), fingerprint },
})

const resolve = (...results: Result[]) =>
  resolveRenamed(results).map((result) => [result.story.id, result.mode, result.status, 'to' in result && result.to])

it('recognises a renamed story, once per mode', () => {
  const dark = added('new', 'a', { mode: 'dark' })
  expect(resolve(dark, removed('old', 'a'), removed('older', 'a'), added('new', 'a'))).toEqual([
    ['new', 'dark', 'new', false],
    ['old', 'light', 'renamed', 'new'],
    ['older', 'light', 'removed', false],
    ['new', 'light', 'same', false],
  ])
})

it('does not match stories with equal pictures and other texts', () => {
  const results = [removed('old', 'a', 'said'), added('new', 'a', { fingerprint: 'unsaid' })]
  expect(resolveRenamed(results)).toEqual(results)
})

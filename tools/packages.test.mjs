import { describe, expect, it } from 'vitest'
import { contentProblems, publishedExports } from './packages.mjs'

const exports = {
  './walk': { '@summit/source': './src/walk.ts', types: './dist/walk.d.ts', default: './dist/walk.js' },
  './theme.css': './src/theme.css',
}
const files = ['package.json', 'dist/walk.js', 'dist/walk.d.ts', 'src/walk.ts', 'src/theme.css']

describe('packages', () => {
  it('are published without the way to their sources', () => {
    expect(publishedExports(exports)).toEqual({
      './walk': { types: './dist/walk.d.ts', default: './dist/walk.js' },
      './theme.css': './src/theme.css',
    })
  })

  it('hold all that they promise, and nothing else', () => {
    expect(contentProblems(publishedExports(exports), files)).toEqual([])
  })

  it.each([
    [['src/walk.test.ts'], ['packs src/walk.test.ts, which nobody needs']],
    [['build.mjs'], ['packs build.mjs, which nobody needs']],
  ])('pack no %s', (more, problems) => {
    expect(contentProblems(publishedExports(exports), [...files, ...more])).toEqual(problems)
  })

  it('miss an entry that was never built', () => {
    expect(contentProblems(exports, ['package.json', 'src/walk.ts', 'src/theme.css'])).toEqual([
      'promises ./dist/walk.d.ts, which is not packed',
      'promises ./dist/walk.js, which is not packed',
    ])
  })
})

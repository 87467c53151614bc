import { describe, expect, it } from 'vitest'
import { clientProblems, contentProblems, publishedExports } from './packages.mjs'

const exports = {
  './walk': { '@summit/source': './src/walk.ts', types: './dist/walk.d.ts', default: './dist/walk.js' },
  './theme.css': './src/theme.css',
}
const texts = ['package.json', 'README.md', 'LICENSE']
const files = [...texts, 'dist/walk.js', 'dist/walk.d.ts', 'src/walk.ts', 'src/theme.css']

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
    expect(contentProblems(exports, [...texts, 'src/walk.ts', 'src/theme.css'])).toEqual([
      'promises ./dist/walk.d.ts, which is not packed',
      'promises ./dist/walk.js, which is not packed',
    ])
  })

  it('say what they are and what may be done with them', () => {
    expect(contentProblems({}, ['package.json'])).toEqual([
      'promises ./README.md, which is not packed',
      'promises ./LICENSE, which is not packed',
    ])
  })

  it('tell servers which modules are for the client', () => {
    const code = "import { useId, useState } from 'react'\n"
    expect(clientProblems('dist/walk.js', code)).toEqual([
      "takes useState from React in dist/walk.js, which does not begin with 'use client'",
    ])
    expect(clientProblems('dist/walk.js', `'use client'\n${code}`)).toEqual([])
    expect(clientProblems('dist/walk.js', "import { useId } from 'react'\n")).toEqual([])
  })
})

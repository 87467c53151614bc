import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

const home = 'https://summit.example'

describe('a path from outside', () => {
  it.each(['/', '/plans?period=yearly#premium', '/@ada', '/a/%2F/b', '/über?q=%0a'])('%j is kept', (path) => {
    expect(safePath(path)).toBe(new URL(path, home).href.slice(home.length))
  })

  it('has its dots resolved', () => {
    expect(safePath('/plans/../dashboard')).toBe('/dashboard')
  })

  it.each([
    null,
    undefined,
    '',
    'plans',
    '?next=/plans',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example/plans',
    'javascript:alert(1)',
    'data:text/html,<h1>',
    '/\t/evil.example',
    '/\n/evil.example',
    '/plans\u0000',
    ' /plans',
    `/${'x'.repeat(512)}`,
  ])('%j is none', (path) => {
    expect(safePath(path)).toBeNull()
  })

  it('stays on the site, whatever it is', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '\t', '@', ':', '?', '#', 'evil.example', 'a')
    const hostile = fc.array(parts, { maxLength: 12 }).map((words) => words.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile, fc.webUrl()), (path) => {
        const safe = safePath(path)
        if (safe === null) return
        expect(new URL(safe, home).origin).toBe(home)
        expect(safePath(safe)).toBe(safe)
      }),
      { numRuns: 2000 },
    )
  })
})

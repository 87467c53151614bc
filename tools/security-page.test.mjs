import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Every test file that the page names, with the titles quoted after it. */
const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`((?:,? "[^"]+")*)/g)].map(
  ([, path = '', quoted = '']) => ({
    path: /^(apps|e2e|packages|tools)\//.test(path) ? path : `apps/api/src/${path}`,
    titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }),
)

describe('the tests that docs/security.md names', () => {
  it('are many', () => expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(70))

  it.each(named)('are in $path: $titles', ({ path, titles }) => {
    const file = join(root, path)
    expect(existsSync(file)).toBe(true)
    const source = readFileSync(file, 'utf8')
    expect(titles.filter((title) => !source.includes(title))).toEqual([])
  })
})

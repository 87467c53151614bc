import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (/** @type {string} */ file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** @param {string} text @param {RegExp} pattern @returns {string[]} the first group of every match, in order */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

it('docs/deploy.md has every setting that the server reads, and no other', () => {
  const rows = read('docs/deploy.md').match(/^\| `.+$/gm) ?? []
  const documented = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`(\w+)`/g)).sort()
  expect(documented).toEqual(all(read('apps/api/src/config.ts'), /^ {2}([A-Z_]+): (?:v\.|wholeNumber)/gm))
  expect(documented).toContain('PORT')
})

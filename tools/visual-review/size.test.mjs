import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The tool's own files: code, types and style sheets. Tests are not counted, nor is the list of CSS properties. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(mjs|ts|css)$/.test(file) && !file.includes('.test.'),
)

/** How many lines there are that are neither blank nor comment. @param {string} text */
function linesOf(text) {
  const code = text.replace(/^\s*(\/\*[^]*?\*\/|\/\/.*)$/gm, '')
  return code.split('\n').filter((line) => line.trim() !== '').length
}

it('counts neither comments nor blank lines', () => {
  expect(
    linesOf('/**\n * What it is.\n */\nconst one = 1 // first\n\n  // why\n  /** @type {number} */\n  const two = 2\n'),
  ).toBe(2)
})

it('stays under 1,200 lines of code', () => {
  const lines = files.map((file) => linesOf(readFileSync(path.join(import.meta.dirname, file), 'utf8')))
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.reduce((sum, some) => sum + some)).toBeLessThan(1200)
})

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staleness } from './freshness.mjs'

const root = mkdtempSync(join(tmpdir(), 'requirements-'))
const source = join(root, 'src/a.ts')
/** @param {string} file */
const results = (file) => [{ title: 'a', file, outcome: /** @type {const} */ ('passed') }]

beforeAll(() => {
  mkdirSync(join(root, 'src/node_modules'), { recursive: true })
  for (const file of [source, join(root, 'src/node_modules/new.js'), join(root, 'src/.hidden')]) writeFileSync(file, '')
  utimesSync(source, 100, 100)
})
afterAll(() => rmSync(root, { recursive: true }))

it('believes a run that began after the last change', () => {
  expect(staleness({ startedAt: 100_001, results: results(source) }, ['src', 'none'], root)).toBeUndefined()
})

it('doubts a run whose sources were changed since', () => {
  expect(staleness({ startedAt: 99_999, results: results(source) }, ['src'], root)).toBe(
    'src/a.ts was changed after they were made',
  )
})

it('doubts a run with a test file that is gone', () => {
  expect(staleness({ startedAt: 100_001, results: results(join(root, 'src/b.test.ts')) }, ['src'], root)).toBe(
    'they speak of src/b.test.ts, which is gone',
  )
})

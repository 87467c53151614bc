import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { countTests } from './counts.mjs'

/** @param {object} results */
function written(results) {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results))
  return join(folder, 'results.json')
}

it('counts what Vitest has run', () => {
  expect(countTests(written({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({ passed: 7, failed: 2 })
})

it('counts what Playwright has run, and a test that passed only at the second attempt as failed', () => {
  expect(countTests(written({ stats: { expected: 5, unexpected: 1, flaky: 1 } }), false)).toEqual({
    passed: 5,
    failed: 2,
  })
})

it('counts a step without tests as one', () => {
  expect(countTests(undefined, true)).toEqual({ passed: 1, failed: 0 })
  expect(countTests('/nowhere.json', false)).toEqual({ passed: 0, failed: 1 })
})

it('counts a failure that no test saw', () => {
  expect(countTests(written({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({ passed: 7, failed: 1 })
})

it('does not take a run of no tests for a success', () => {
  expect(countTests(written({ numPassedTests: 0, numFailedTests: 0 }), false)).toEqual({ passed: 0, failed: 1 })
})

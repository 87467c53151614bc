import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { countTests } from './counts.ts'

function written(results: object) {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results))
  return join(folder, 'results.json')
}

it('counts Vitest’s results and lists tests that passed on retry', () => {
  const file = written({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          { fullName: 'stands', status: 'passed', failureMessages: [] },
          { fullName: 'sways', status: 'passed', failureMessages: ['too late'] },
          { fullName: 'falls', status: 'failed', failureMessages: ['too late', 'too late'] },
        ],
      },
    ],
  })
  expect(countTests(file, false)).toEqual({ passed: 2, failed: 1, flaky: ['sways'] })
})

it('counts Playwright’s results and lists tests that passed on retry', () => {
  const file = written({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      { suites: [{ specs: [{ title: 'sways', tests: [{ status: 'flaky' }] }] }] },
      { specs: [{ title: 'stands', tests: [{ status: 'expected' }] }] },
    ],
  })
  expect(countTests(file, false)).toEqual({ passed: 6, failed: 1, flaky: ['sways'] })
})

it('counts a check without tests as one', () => {
  expect(countTests('/nowhere.json', true)).toEqual({ passed: 1, failed: 0, flaky: [] })
  expect(countTests('/nowhere.json', false)).toEqual({ passed: 0, failed: 1, flaky: [] })
})

it('counts a failure outside of tests', () => {
  expect(countTests(written({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), false)).toMatchObject({
    passed: 7,
    failed: 1,
  })
})

it('fails a run without tests', () => {
  expect(countTests(written({ numPassedTests: 0, numFailedTests: 0, testResults: [] }), false)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

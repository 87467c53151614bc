import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/run.ts'
import { getResults, readReport } from './report.ts'

const vitestFile = { name: join(root, 'packages/a b.test.ts'), status: 'passed', message: '', assertionResults: [] }

it('reads Vitest’s tests that ran, which passed on retry, and the tags of stories', () => {
  const states = { passed: [], failed: ['too late', 'too late'], skipped: [], todo: [], pending: [] }
  const assertionResults = [
    ...Object.entries(states).map(([status, failureMessages]) => ({
      fullName: `a ${status}`,
      status,
      failureMessages,
    })),
    { fullName: 'sways', status: 'passed', failureMessages: ['too late'], meta: { tags: ['dev'] } },
  ]
  const results = getResults({ testResults: [{ ...vitestFile, status: 'failed', assertionResults }] })
  expect(results).toMatchObject([
    { title: 'a passed', outcome: 'passed', isFlaky: false, tags: [] },
    { title: 'a failed', outcome: 'failed', isFlaky: false },
    { title: 'sways', outcome: 'passed', isFlaky: true, tags: ['dev'] },
  ])
})

it('gives the command that runs one of Vitest’s tests, its title as a pattern', () => {
  const assertionResults = [{ fullName: "it's 5.0 (a)", status: 'passed', failureMessages: [] }]
  const results = getResults({ testResults: [{ ...vitestFile, assertionResults }] })
  expect(results[0]?.command).toBe(String.raw`npx vitest run 'packages/a b.test.ts' -t 'it'\''s 5\.0 \(a\)'`)
})

it('counts a file that Vitest cannot load as a failed test', () => {
  const results = getResults({ testResults: [{ ...vitestFile, status: 'failed', message: 'Cannot find ./x.ts' }] })
  expect(results).toMatchObject([{ title: 'packages/a b.test.ts: Cannot find ./x.ts', outcome: 'failed' }])
})

it.each([
  ['expected', 'passed', [{ outcome: 'passed', isFlaky: false }]],
  ['flaky', 'passed', [{ outcome: 'passed', isFlaky: true }]],
  ['unexpected', 'passed', [{ outcome: 'failed', isFlaky: false }]],
  ['unexpected', 'failed', [{ outcome: 'failed', isFlaky: false }]],
  ['expected', 'failed', []],
  ['skipped', 'passed', []],
])('reads Playwright’s %s, where %s was expected', (status, expectedStatus, outcomes) => {
  const specs = [{ title: 'logs out', file: 'dashboard.spec.ts', line: 7, tests: [{ status, expectedStatus }] }]
  const suites = [{ title: 'dashboard.spec.ts', suites: [{ title: 'the dashboard', specs }] }]
  expect(getResults({ suites })).toEqual(
    outcomes.map((outcome) => ({
      ...outcome,
      title: 'the dashboard logs out',
      tags: [],
      command: 'npx playwright test --config e2e/playwright.config.ts dashboard.spec.ts:7',
    })),
  )
})

it('tells a report without tests from none at all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'unit.json')
  expect(readReport(file)).toBeUndefined()
  writeFileSync(file, JSON.stringify({ testResults: [] }))
  expect(readReport(file)).toEqual([])
})

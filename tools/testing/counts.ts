import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  /** Titles of the tests that failed at first and passed when they were tried again. They count as passed. */
  flaky: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/**
 * Counts the tests in a JSON report of Vitest or Playwright. A check without a report counts as one test, and so does a
 * failure outside of any test.
 */
export function countTests(report: string, hasPassed: boolean): Counts {
  const counts = existsSync(report) ? read(report) : { passed: 0, failed: 0, flaky: [] }
  if (counts.passed + counts.failed === 0) return { ...counts, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 }
  return { ...counts, failed: hasPassed ? counts.failed : Math.max(counts.failed, 1) }
}

function read(file: string): Counts {
  // SAFETY: only the two reporters write these files.
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected, flaky: report.suites.flatMap(flakyIn) }
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const flaky = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: flaky.map(({ fullName }) => fullName),
  }
}

function flakyIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(flakyIn)]
}

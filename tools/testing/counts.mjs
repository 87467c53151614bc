import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} unsteady Titles of the tests that failed and passed when they were tried again. They are counted as passed.
 */

/**
 * How many tests a step has run. A step that writes no results counts as one, and so does a failure that no test saw.
 * @param {string | undefined} file what Vitest's or Playwright's JSON reporter wrote
 * @param {boolean} hasPassed
 * @returns {Counts}
 */
export function countTests(file, hasPassed) {
  const { passed, failed, unsteady } =
    file && existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, unsteady: [] }
  if (passed + failed === 0) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, unsteady }
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1), unsteady }
}

/**
 * @param {VitestReport | PlaywrightReport} results
 * @returns {Counts}
 */
function read(results) {
  if ('stats' in results) {
    const { expected, unexpected, flaky } = results.stats
    return { passed: expected + flaky, failed: unexpected, unsteady: results.suites.flatMap(flakyIn) }
  }
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function flakyIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(flakyIn)]
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestAssertion
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: VitestAssertion[] }[] }} VitestReport
 *
 * @typedef {object} PlaywrightSuite
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

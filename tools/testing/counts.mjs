import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * How many tests a step has run. A step that writes no results counts as one, and so does a failure that no test saw.
 * @param {string | undefined} file what Vitest's or Playwright's JSON reporter wrote
 * @param {boolean} hasPassed
 * @returns {Counts}
 */
export function countTests(file, hasPassed) {
  const { passed, failed } =
    file && existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (passed + failed === 0) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 }
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number } | { stats: { expected: number, unexpected: number, flaky: number } }} results
 * @returns {Counts}
 */
function read(results) {
  if (!('stats' in results)) return { passed: results.numPassedTests, failed: results.numFailedTests }
  const { expected, unexpected, flaky } = results.stats
  return { passed: expected, failed: unexpected + flaky }
}

import type { Result } from './report.ts'

/** What a check came to. */
export interface Outcome {
  name: string
  hasPassed: boolean
  seconds: number
  passed: number
  failed: number
  /** Titles of the tests that passed only when they were tried again. They count as passed. */
  flaky: string[]
  /** What failed first and how to run that alone, in three lines; empty if the check has passed. */
  failure: string[]
}

/**
 * Counts the tests of a check. A check without tests counts as one, and so does a failure outside of any test.
 * @param tests undefined if the check has written no report
 */
export function toOutcome(name: string, hasPassed: boolean, seconds: number, tests: Result[] = []): Outcome {
  const failures = tests.filter(({ outcome }) => outcome === 'failed')
  const passed = tests.length - failures.length
  return {
    name,
    hasPassed,
    seconds,
    passed: tests.length === 0 && hasPassed ? 1 : passed,
    failed: hasPassed ? failures.length : Math.max(failures.length, 1),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => `${name}: ${title}`),
    failure: hasPassed ? [] : describe(name, failures, tests.length),
  }
}

function describe(name: string, failures: Result[], tests: number): string[] {
  const log = `test-results/${name}.log`
  const [first] = failures
  if (!first) return [`✗ ${name}`, `  see ${log}`, `  alone: npm test -- ${name}`]
  const title = first.title.replaceAll(/\s+/g, ' ')
  return [`✗ ${name}: ${failures.length} of ${tests}, see ${log}`, `  ${title}`, `  alone: ${first.command}`]
}

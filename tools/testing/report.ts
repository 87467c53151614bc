import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { root } from '../lib/run.ts'

/** A test that ran, or a file of tests that could not be loaded. */
export interface Result {
  /** The titles of its groups and its own. */
  title: string
  /** Of a story: its tags. */
  tags: string[]
  outcome: 'passed' | 'failed'
  /** Failed at first and passed when it was tried again. */
  isFlaky: boolean
  /** Runs this test and no other. */
  command: string
}

/** What Vitest's JSON reporter writes, with the tags that the set-up of story tests adds. */
export interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[]
      meta?: { tags?: string[] }
    }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; expectedStatus: string }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** What Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** The tests in a JSON report of Vitest or Playwright; undefined if there is no such file. */
export function readReport(file: string): Result[] | undefined {
  if (!existsSync(file)) return undefined
  // SAFETY: only the two reporters write these files.
  return getResults(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport)
}

/** The tests that ran, those that were skipped left out. */
export function getResults(report: VitestReport | PlaywrightReport): Result[] {
  return 'testResults' in report
    ? report.testResults.flatMap(getVitestResults)
    : report.suites.flatMap((suite) => getPlaywrightResults(suite, []))
}

function getVitestResults({ name, status, message, assertionResults }: VitestReport['testResults'][number]): Result[] {
  const file = isAbsolute(name) ? relative(root, name) : name
  const results = assertionResults.flatMap(({ fullName: title, status, failureMessages, meta }): Result[] => {
    if (status !== 'passed' && status !== 'failed') return []
    const isFlaky = status === 'passed' && failureMessages.length > 0
    const command = `npx vitest run ${quote(file)} -t ${quote(title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))}`
    return [{ title, tags: meta?.tags ?? [], outcome: status, isFlaky, command }]
  })
  if (status !== 'failed' || results.some(({ outcome }) => outcome === 'failed')) return results
  const title = `${file}: ${message}`
  return [...results, { title, tags: [], outcome: 'failed', isFlaky: false, command: `npx vitest run ${quote(file)}` }]
}

/** A test that is expected to fail proves nothing, unless it passes. */
function getPlaywrightResults({ specs = [], suites = [] }: PlaywrightSuite, groups: string[]): Result[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status, expectedStatus }) => {
        return status === 'unexpected' || (status !== 'skipped' && expectedStatus === 'passed')
      })
      .map(({ status }): Result => {
        return {
          title: [...groups, title].join(' '),
          tags: [],
          outcome: status === 'unexpected' ? 'failed' : 'passed',
          isFlaky: status === 'flaky',
          command: `npx playwright test --config e2e/playwright.config.ts ${file}:${line}`,
        }
      }),
  )
  return [...own, ...suites.flatMap((suite) => getPlaywrightResults(suite, [...groups, suite.title]))]
}

/** A word of a shell command. */
function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

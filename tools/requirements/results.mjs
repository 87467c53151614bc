import { readFileSync } from 'node:fs'
import { combineTags } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'

/**
 * @typedef {object} Result One test that was asked to run.
 * @property {string} title All that names it: its groups, its own title and, of a story, its tags.
 * @property {string} file Absolute path of the test or story file.
 * @property {'passed' | 'failed' | 'skipped'} outcome
 *
 * @typedef {object} Run
 * @property {number} startedAt In milliseconds since 1970.
 * @property {Result[]} results
 */

/**
 * What Vitest's JSON reporter wrote. A story's id travels in the test's meta; its tags do not, so they are asked of
 * the story file itself, through the parser that makes Storybook's index.
 * @param {string} json
 * @returns {Run}
 */
export function readVitest(json) {
  /** @type {VitestReport} */
  const report = JSON.parse(json)
  return {
    startedAt: report.startTime,
    results: report.testResults.flatMap(({ name: file, assertionResults }) => {
      const isStoryFile = assertionResults.some((test) => test.meta?.storyId)
      const tags = isStoryFile ? storyTags(readFileSync(file, 'utf8'), file) : new Map()
      return assertionResults.map((test) => ({
        title: [test.fullName, ...(tags.get(test.meta?.storyId) ?? [])].join(' '),
        file,
        outcome: outcomeOf(test.status),
      }))
    }),
  }
}

/**
 * What Playwright's JSON reporter wrote. A test that is expected to fail proves nothing; one that passes when it is
 * tried again has passed.
 * @param {string} json
 * @returns {Run}
 */
export function readPlaywright(json) {
  /** @type {PlaywrightReport} */
  const report = JSON.parse(json)
  /**
   * @param {PlaywrightSuite} suite
   * @param {string[]} groups
   * @returns {Result[]}
   */
  const resultsOf = (suite, groups) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...groups, spec.title].join(' '),
        file: `${report.config.rootDir}/${spec.file}`,
        outcome:
          test.status === 'skipped'
            ? /** @type {const} */ ('skipped')
            : outcomeOf(['expected', 'flaky'].includes(test.status) ? test.expectedStatus : test.status),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...groups, inner.title])),
  ]
  return {
    startedAt: Date.parse(report.stats.startTime),
    results: report.suites.flatMap((suite) => resultsOf(suite, [])),
  }
}

/**
 * The tags of each story of a file, by story id.
 * @param {string} source
 * @param {string} fileName
 * @returns {Map<string | undefined, string[]>}
 */
export function storyTags(source, fileName) {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse()
  return new Map(csf.indexInputs.map((story) => [story.__id, combineTags(...(story.tags ?? []))]))
}

/**
 * @param {string} status
 * @returns {Result['outcome']}
 */
function outcomeOf(status) {
  if (status === 'passed') return 'passed'
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed'
}

/**
 * @typedef {{ fullName: string, status: string, meta?: { storyId?: string } }} VitestAssertion
 * @typedef {{ startTime: number, testResults: { name: string, assertionResults: VitestAssertion[] }[] }} VitestReport
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, file: string, tests: { status: string, expectedStatus: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ config: { rootDir: string }, stats: { startTime: string }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

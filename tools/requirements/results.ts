import { readFileSync } from 'node:fs'
import { combineTags } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A test that ran. */
export interface Result {
  /** Its groups, its own title and, of a story, its tags. */
  title: string
  hasPassed: boolean
}

/** What Vitest's JSON reporter writes. */
export interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string; meta?: { storyId?: string } }[] }[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; tests: { status: string; expectedStatus: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** What Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** Reads the report of either reporter. */
export function readResults(report: VitestReport | PlaywrightReport): Result[] {
  return 'testResults' in report ? readVitest(report) : report.suites.flatMap((suite) => readPlaywright(suite, []))
}

/** A story's tags are not in the report: they are read from its file, by the parser that makes Storybook's index. */
function readVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const isStoryFile = assertionResults.some(({ meta }) => meta?.storyId !== undefined)
    const tags = isStoryFile ? storyTags(name) : new Map<string, string[]>()
    return assertionResults.map(({ fullName, status, meta }) => ({
      title: [fullName, ...((meta?.storyId && tags.get(meta.storyId)) || [])].join(' '),
      hasPassed: status === 'passed',
    }))
  })
}

function storyTags(fileName: string): Map<string, string[]> {
  const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title }).parse()
  return new Map(csf.indexInputs.map(({ __id = '', tags = [] }) => [__id, combineTags(...tags)]))
}

/** A test that is expected to fail proves nothing; one that passes when it is tried again has passed. */
function readPlaywright({ specs = [], suites = [] }: PlaywrightSuite, groups: string[]): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, expectedStatus }) => ({
      title: [...groups, title].join(' '),
      hasPassed: ['expected', 'flaky'].includes(status) && expectedStatus === 'passed',
    })),
  )
  return [...own, ...suites.flatMap((suite) => readPlaywright(suite, [...groups, suite.title]))]
}

/** A test that ran. */
export interface Result {
  /** Its groups, its own title and, of a story, its tags. */
  title: string
  hasPassed: boolean
}

/** What Vitest's JSON reporter writes, with the tags that the set-up of story tests adds. */
export interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; meta?: { tags?: string[] } }[] }[]
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

function readVitest({ testResults }: VitestReport): Result[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, meta: { tags = [] } = {} }) => ({
      title: [fullName, ...tags].join(' '),
      hasPassed: status === 'passed',
    }))
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

import type { Findings } from '../findings.ts'
import type { Result } from '../review.ts'

/** A test case: a story, or what belongs to none. */
interface TestCase {
  /** The title of the component. */
  suite: string
  name: string
  file?: string
  outcome: { status: 'passed' } | { status: 'skipped' | 'failure' | 'error'; lines: string[] }
}

/**
 * Findings in JUnit's XML, one test case for each story: a failure is a change that is not accepted, an error a story that
 * could not be judged or is unstable. What belongs to no story but the exit code is a test case too.
 */
export function getJunit({ causes, pictures, stale, missing }: Findings): string {
  const stories = new Map<string, Result[]>()
  for (const result of Object.values(pictures).flat())
    stories.set(result.story.id, [...(stories.get(result.story.id) ?? []), result])
  const unaccepted = causes.filter(({ isAccepted }) => !isAccepted)
  const uncaptured = missing - pictures.failed.length
  return getDocument([
    ...[...stories]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, results]) => getTestCase(results, unaccepted)),
    ...stale.map(({ file, kind, text }) =>
      getFailed('failure', 'acceptances', file, `accepts what is not there: ${kind} ${text}`),
    ),
    ...(uncaptured > 0 ? [getFailed('error', 'review', 'captures', `${uncaptured} are missing`)] : []),
  ])
}

/** A review that was not possible, in JUnit's XML. */
export function getFailedJunit(reason: string): string {
  return getDocument([getFailed('error', 'review', 'not judged', reason)])
}

function getFailed(status: 'failure' | 'error', suite: string, name: string, line: string): TestCase {
  return { suite, name, outcome: { status, lines: [line] } }
}

function getTestCase(results: readonly Result[], causes: Findings['causes']): TestCase[] {
  const [first] = results
  if (!first) return []
  const { title, name, importPath } = first.story
  const errors = results.flatMap((result) => {
    if (result.status === 'failed') return [`${result.mode} could not be judged: ${result.reason}`]
    return result.status === 'unstable' ? [`${result.mode} is unstable`] : []
  })
  const changes = causes
    .filter(({ pictures }) => results.some((result) => pictures.includes(result)))
    .map(({ name, kind, text }) => `${name} ${kind} ${text}`)
  const skipped = results.flatMap((result) => (result.status === 'skipped' ? [result.reason] : []))
  const lines = [...errors, ...changes]
  return [
    {
      ...{ suite: title, name },
      ...(importPath && { file: importPath.replace(/^\.\//, '') }),
      outcome:
        lines.length > 0
          ? { status: errors.length > 0 ? 'error' : 'failure', lines }
          : skipped.length > 0
            ? { status: 'skipped', lines: [...new Set(skipped)] }
            : { status: 'passed' },
    },
  ]
}

function getDocument(cases: readonly TestCase[]): string {
  const count = (wanted: TestCase['outcome']['status']) =>
    cases.filter(({ outcome }) => outcome.status === wanted).length
  const counts = toAttributes({
    ...{ name: 'visual-review', tests: cases.length },
    ...{ failures: count('failure'), errors: count('error'), skipped: count('skipped') },
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites${counts}>
<testsuite${counts}>
${cases.map(getElement).join('\n')}
</testsuite>
</testsuites>
`
}

function getElement({ suite, name, file, outcome }: TestCase): string {
  const attributes = toAttributes({ classname: suite, name, ...(file && { file }) })
  if (outcome.status === 'passed') return `<testcase${attributes}/>`
  const { status, lines } = outcome
  const message = toAttributes({ message: lines.join('\n') })
  if (status === 'skipped') return `<testcase${attributes}><skipped${message}/></testcase>`
  return `<testcase${attributes}><${status}${message}>${escape(lines.join('\n'))}</${status}></testcase>`
}

function toAttributes(values: Record<string, string | number>): string {
  // A line break in an attribute would be read as a space.
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')
}

/** A text for XML 1.0, which has no control characters, in whatever way they are written. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

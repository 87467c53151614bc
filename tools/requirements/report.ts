/**
 * `npm run requirements -w tools` prints how many requirements of each area are named by a test that passed. With `--check` it
 * fails on missing results, on a requirement that is not covered, and on an id that the catalogue does not have.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { getArea, readCatalogue } from './catalogue.ts'
import { cover } from './coverage.ts'
import { readReport } from '../testing/report.ts'

const suites = ['unit', 'stories', 'e2e']
const reports = new Map(suites.map((suite) => [suite, readReport(join(root, 'test-results', `${suite}.json`))]))
const absent = suites.filter((suite) => !reports.get(suite))

const pages = ['requirements.md', 'requirements-accounts.md']
const catalogue = pages.flatMap((page) => readCatalogue(readFileSync(join(root, 'docs', page), 'utf8')))
const results = [...reports.values()].flatMap((tests) => tests ?? [])
const { covered, missing, unknown } = cover(catalogue, results)

for (const area of new Set(catalogue.map(getArea))) {
  const ids = catalogue.filter((id) => getArea(id) === area)
  console.log(`${area.padEnd(9)} ${ids.filter((id) => covered.has(id)).length} of ${ids.length}`)
}
console.log(`\n${covered.size} of ${catalogue.length} covered`)

const problems =
  absent.length > 0
    ? absent.map((suite) => `test-results/${suite}.json is missing: run npm test -- ${suite}`)
    : [
        ...unknown.map(({ id, title }) => `${id} is not in the catalogue, but in “${title}”`),
        ...missing.map((id) => `${id}: no test that passed names it`),
      ]
for (const problem of problems) console.error(`✗ ${problem}`)
if (process.argv.includes('--check') && problems.length > 0) process.exitCode = 1

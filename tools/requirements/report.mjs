/**
 * `npm run requirements` prints which requirements a passing test names, which not, and what tests name in error.
 *
 *   --check             fails on an unknown id, on missing results, and on any requirement that is not covered
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { joinNeighbours, readCatalogue } from './catalogue.mjs'
import { areasOf, cover, uncovered } from './coverage.mjs'
import { readPlaywright, readVitest } from './results.mjs'

/** @import { Coverage, Standing } from './coverage.mjs' */

const root = join(import.meta.dirname, '../..')

/** Each suite's results and the reader that understands them. */
const suites = [
  { file: 'test-results/unit.json', read: readVitest },
  { file: 'test-results/stories.json', read: readVitest },
  { file: 'test-results/e2e.json', read: readPlaywright },
]

const { values: flags } = parseArgs({ options: { check: { type: 'boolean' } } })

const problems = report()
if (flags.check) {
  for (const problem of problems) console.error(`✗ ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

/** Prints the table. Returns all that stands against it, a sentence each. */
function report() {
  const problems = []
  const results = []
  for (const { file, read } of suites) {
    if (!existsSync(join(root, file))) {
      problems.push(`${file} is missing: run the tests first`)
      continue
    }
    results.push(...read(readFileSync(join(root, file), 'utf8')).results)
  }

  const catalogue = readCatalogue(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
  const { requirements, unknown } = cover(catalogue, results)
  const areas = new Set([...areasOf(catalogue), ...unknown.map(({ id }) => areaOf(id))])
  for (const area of areas) console.log(line(area, requirements, unknown))
  console.log(
    `\n${requirements.filter(({ standing }) => standing === 'covered').length} of ${requirements.length} covered`,
  )

  return [
    ...problems,
    ...unknown.map(({ id, title }) => `${id} is in no catalogue, but in “${title}”`),
    ...uncovered(requirements).map((ids) => `${ids}: no test that passed names it`),
  ]
}

/**
 * @param {string} area
 * @param {Coverage['requirements']} requirements
 * @param {Coverage['unknown']} unknown
 */
function line(area, requirements, unknown) {
  const own = requirements.filter((requirement) => requirement.area === area)
  /** @param {Standing} standing */
  const ids = (standing) => own.filter((requirement) => requirement.standing === standing).map(({ id }) => id)
  const parts = {
    covered: ids('covered'),
    untested: ids('untested'),
    skipped: ids('skipped'),
    failed: ids('failed'),
    unknown: [...new Set(unknown.map(({ id }) => id).filter((id) => areaOf(id) === area))],
  }
  const words = Object.entries(parts).flatMap(([word, ids]) =>
    ids.length > 0 ? `${word}: ${joinNeighbours(ids).join(', ')}` : [],
  )
  return [area.padEnd(9), `${parts.covered.length} of ${own.length}`.padEnd(9), words.join('; ')].join(' ')
}

/** @param {string} id */
function areaOf(id) {
  return id.replace(/-.*/, '')
}

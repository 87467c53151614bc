/**
 * `npm test`: everything that has to hold, and how long each part took. `npm test -- unit stories` runs some of it, with
 * what that needs. What each step says goes to `test-results/<step>.log`, and is shown when it fails.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endCommands, runCommand } from './testing/command.mjs'
import { countTests } from './testing/counts.mjs'
import { runSteps } from './testing/steps.mjs'

/** @typedef {import('./testing/steps.mjs').Step & { commands: string[][], results?: string }} Check */

const folder = join(resolve(import.meta.dirname, '..'), 'test-results')
const limit = 8 * 60_000

/** @type {Check[]} */
const checks = [
  { name: 'chromium', commands: [['node', 'tools/chromium.mjs']] },
  { name: 'build', commands: [['node', 'tools/build.mjs']] },
  // Early, since nothing that drives a browser starts before the longest of the others has ended.
  { name: 'unit', commands: [vitest('unit', 'unit', 'unit-dom')], results: 'unit.json' },
  { name: 'lint', commands: [['eslint', '.', '--max-warnings', '0'], ['knip']] },
  { name: 'types', commands: [['tsc', '-b']] },
  { name: 'format', commands: [['prettier', '--check', '--log-level', 'warn', '.']] },
  {
    name: 'story guards',
    commands: [vitest('story-guards', 'guards')],
    results: 'story-guards.json',
    needs: ['chromium'],
  },
  {
    name: 'visual',
    commands: [vitest('visual', 'visual')],
    results: 'visual.json',
    needs: ['chromium', 'build'],
    alone: true,
  },
  { name: 'budgets', commands: [['node', 'apps/site/budgets.mjs']], needs: ['build'] },
  { name: 'packages', commands: [['node', 'tools/packages.mjs']], needs: ['build'] },
  {
    name: 'stories',
    commands: [vitest('stories', 'storybook')],
    results: 'stories.json',
    needs: ['chromium'],
    alone: true,
  },
  {
    name: 'storybook',
    commands: [vitest('storybook', 'manager')],
    results: 'storybook.json',
    needs: ['chromium', 'build'],
    alone: true,
  },
  {
    name: 'e2e',
    commands: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
    results: 'e2e.json',
    needs: ['chromium', 'build'],
    alone: true,
  },
  {
    name: 'requirements',
    commands: [['node', 'tools/requirements/report.mjs', '--check']],
    needs: ['unit', 'stories', 'e2e'],
  },
]

/** @param {string} name @param {string[]} projects */
function vitest(name, ...projects) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`]
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters]
}

/** The checks that were asked for by name, and what they need. @param {string[]} names */
function chosen(names) {
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new Error(`There is no step "${unknown}". The steps are ${checks.map(({ name }) => name).join(', ')}.`)
  /** @param {string} name @returns {string[]} */
  const withNeeds = (name) => [name, ...(checks.find((check) => check.name === name)?.needs ?? []).flatMap(withNeeds)]
  const wanted = new Set(names.flatMap(withNeeds))
  return names.length === 0 ? checks : checks.filter(({ name }) => wanted.has(name))
}

/** @param {Check} check */
const logOf = ({ name }) => join(folder, `${name.replaceAll(' ', '-')}.log`)

/** @param {Check} check */
async function run(check) {
  for (const command of check.commands) {
    if (!(await runCommand(command, logOf(check), limit))) return false
  }
  return true
}

/** @param {Check} check @param {import('./testing/steps.mjs').Outcome} outcome */
function tell(check, { status, seconds }) {
  const sign = { passed: '✓', failed: '✗', blocked: '–' }[status]
  console.log(
    `${sign} ${check.name} ${status === 'blocked' ? 'not run: it needs a step that failed' : `${seconds.toFixed(1)} s`}`,
  )
  if (status === 'failed' || check.name === 'chromium') console.log(readFileSync(logOf(check), 'utf8').trim())
}

/** @param {string | number} value @param {number} column */
function cell(value, column) {
  return column === 0 ? String(value).padEnd(16) : String(value).padStart(9)
}

for (const signal of ['SIGINT', 'SIGTERM', 'exit']) {
  process.on(signal, () => {
    endCommands()
    if (signal !== 'exit') process.exit(1)
  })
}

const steps = chosen(process.argv.slice(2))
mkdirSync(folder, { recursive: true })
for (const step of steps) {
  rmSync(logOf(step), { force: true })
  if (step.results) rmSync(join(folder, step.results), { force: true })
}

const begin = performance.now()
const outcomes = await runSteps(steps, run, tell)
const rows = steps.map((step) => {
  const { status, seconds } = outcomes.get(step.name) ?? { status: 'blocked', seconds: 0 }
  const { passed, failed, unsteady } = countTests(step.results && join(folder, step.results), status === 'passed')
  return { cells: [step.name, status, seconds.toFixed(1), passed, failed], passed, failed, unsteady }
})

console.log(`\n${['step', 'status', 'seconds', 'passed', 'failed'].map(cell).join('')}`)
for (const { cells } of rows) console.log(cells.map(cell).join(''))
const total = rows.reduce((sum, row) => ({ passed: sum.passed + row.passed, failed: sum.failed + row.failed }), {
  passed: 0,
  failed: 0,
})
const failures = steps.map(({ name }) => name).filter((name) => outcomes.get(name)?.status !== 'passed')
for (const title of rows.flatMap(({ unsteady }) => unsteady)) console.log(`Passed only when tried again: ${title}`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

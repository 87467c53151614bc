/**
 * `npm test`: runs the checks and prints a summary. Each check is a script of a workspace's `package.json`, where its
 * inputs are declared: one that passed is not run again until an input changes. Its output goes to
 * `test-results/<name>.log`. `npm test -- unit stories` runs only those.
 */
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { getScripts } from './lib/inputs.ts'
import { root, runScript } from './lib/run.ts'
import { toOutcome, type Outcome } from './testing/outcome.ts'
import { readReport } from './testing/report.ts'

/** Where the script of each check is: `test:<name>`, or `<name>` for what is also run alone every day. */
const folders = {
  budgets: 'apps/site',
  stories: '.storybook',
  unit: '.',
  storybook: '.storybook',
  visual: 'packages/visual-review',
  packages: 'tools',
  lint: '.',
  types: '.',
  'story-checks': '.storybook',
  e2e: 'e2e',
  requirements: 'tools',
}
type Check = keyof typeof folders

/** These use both cores. The last one reads the reports of the others. */
const serial: readonly Check[] = ['e2e', 'requirements']
/** Whether stories with a fault fail changes with the checks of stories only. Nightly CI and `npm test -- story-checks`. */
const onDemand: readonly Check[] = ['story-checks']
const isCheck = (name: string): name is Check => Object.hasOwn(folders, name)
const checks = Object.keys(folders).filter(isCheck)

/** When a check that hangs is ended, in ms. The longest takes 15 minutes on a slow machine. */
const TIMEOUT_MS = 40 * 60_000

const results = join(root, 'test-results')
const env = {
  ...process.env,
  CI: 'true',
  // Less garbage collection: the unit tests take a fifth less.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  WIREIT_LOGGER: 'simple',
  WIREIT_CACHE: process.env.WIREIT_CACHE ?? (process.env.CI ? 'none' : 'local'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !isCheck(name))
if (unknown) {
  console.error(`There is no check "${unknown}". The checks are ${checks.join(', ')}.`)
  process.exit(1)
}
const planned = checks.filter((name) => chosen.includes(name) || (chosen.length === 0 && !onDemand.includes(name)))

mkdirSync(results, { recursive: true })
const begin = performance.now()
try {
  const { path, from } = findChromium()
  console.log(`Chromium: ${path} (${from})`)
} catch (error) {
  console.error(String(error))
}
// The others run two at a time, as each is busy on one core: the build that e2e waits for, then the longest first.
const outcomes = await runAll(
  planned.filter((name) => !serial.includes(name)),
  2,
)
outcomes.push(
  ...(await runAll(
    planned.filter((name) => serial.includes(name)),
    1,
  )),
)
process.exitCode = summarize(outcomes)

/** Runs checks, so many at a time, in their order. */
async function runAll(names: Check[], workers: number): Promise<Outcome[]> {
  const waiting = [...names]
  const work = async () => {
    const done: Outcome[] = []
    for (let name = waiting.shift(); name; name = waiting.shift()) done.push(await check(name))
    return done
  }
  return (await Promise.all(Array.from({ length: workers }, work))).flat()
}

/** Runs a check and counts its tests at once, as another run may overwrite its report. */
async function check(name: Check): Promise<Outcome> {
  const begin = Date.now()
  const folder = folders[name]
  const script = `test:${name}` in getScripts(folder) ? `test:${name}` : name
  const [log, report] = ['log', 'json'].map((type) => join(results, `${name}.${type}`)) as [string, string]
  const written = join(root, folder, 'test-results', `${name}.json`)
  const file = openSync(log, 'w')
  const hasPassed = await runScript(script, { folder, env, stdio: ['ignore', file, file], timeout: TIMEOUT_MS })
  closeSync(file)
  // A check that ended before its tests began leaves the report of an earlier run.
  const hasReport = existsSync(written) && (hasPassed || statSync(written).mtimeMs >= begin)
  if (!hasReport) rmSync(report, { force: true })
  else if (written !== report) copyFileSync(written, report)
  const outcome = toOutcome(name, hasPassed, (Date.now() - begin) / 1000, readReport(report))
  console.log(`${hasPassed ? '✓' : '✗'} ${name} ${outcome.seconds.toFixed(1)} s`)
  if (!hasPassed) console.log([...outcome.failure.slice(1), readFileSync(log, 'utf8').trim()].join('\n'))
  return outcome
}

/** Prints what failed, the table and the closing line. Returns the exit code. */
function summarize(outcomes: Outcome[]): 0 | 1 {
  for (const line of outcomes.flatMap(({ failure }) => failure)) console.log(line)
  console.log(`\n${'check'.padEnd(16)}${['seconds', 'passed', 'failed'].map((title) => title.padStart(9)).join('')}`)
  for (const { name, seconds, passed, failed } of outcomes) {
    const cells = [seconds.toFixed(1), passed, failed].map((cell) => String(cell).padStart(9))
    console.log(name.padEnd(16) + cells.join(''))
  }
  for (const title of outcomes.flatMap(({ flaky }) => flaky)) console.log(`Passed only when tried again: ${title}`)
  const failures = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return failures.length > 0 || outcomes.length === 0 ? 1 : 0
}

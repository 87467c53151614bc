/**
 * `npm test`: runs all checks and prints a summary. Each check is the script `test:<name>` of `package.json`, where its
 * inputs are declared: one that passed is not run again until an input changes. Its output goes to
 * `test-results/<name>.log`. `npm test -- unit stories` runs only those.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { getScripts } from './lib/inputs.ts'
import { endAll, root, runScript } from './lib/run.ts'
import { toOutcome, type Outcome } from './testing/outcome.ts'
import { readReport } from './testing/report.ts'

/** These run two at a time, as each is busy on one core. The first are the longest, and the builds that others wait for. */
const parallel = ['budgets', 'stories', 'unit', 'lint', 'storybook', 'types', 'packages', 'visual', 'story-checks']
/** Reads the reports of those before. */
const last = 'requirements'
/** The others use both cores and run one after the other. */
const serial = Object.keys(getScripts('.'))
  .flatMap((script) => /^test:(.+)/.exec(script)?.[1] ?? [])
  .filter((name) => ![...parallel, last].includes(name))
  .concat(last)

const results = join(root, 'test-results')
const env = {
  ...process.env,
  CI: 'true',
  // Less garbage collection: ESLint and the unit tests take a fifth less.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  WIREIT_LOGGER: 'simple',
  WIREIT_CACHE: process.env.WIREIT_CACHE ?? (process.env.CI ? 'none' : 'local'),
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(1)
  })
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => ![...parallel, ...serial].includes(name))
if (unknown) {
  console.error(`There is no check "${unknown}". The checks are ${[...parallel, ...serial].join(', ')}.`)
  process.exit(1)
}
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)

mkdirSync(results, { recursive: true })
const begin = performance.now()
try {
  const { path, from } = findChromium()
  console.log(`Chromium: ${path} (${from})`)
} catch (error) {
  console.error(String(error))
}
const outcomes = [...(await runAll(parallel.filter(isChosen), 2)), ...(await runAll(serial.filter(isChosen), 1))]
process.exitCode = summarize(outcomes)

/** Runs checks, so many at a time, in their order. */
async function runAll(names: string[], workers: number): Promise<Outcome[]> {
  const waiting = [...names]
  const work = async () => {
    const done: Outcome[] = []
    for (let name = waiting.shift(); name; name = waiting.shift()) done.push(await check(name))
    return done
  }
  return (await Promise.all(Array.from({ length: workers }, work))).flat()
}

/** Runs a check and counts its tests at once, as another run may overwrite its report. */
async function check(name: string): Promise<Outcome> {
  const begin = Date.now()
  const [log, report] = ['log', 'json'].map((type) => join(results, `${name}.${type}`)) as [string, string]
  const file = openSync(log, 'w')
  const hasPassed = await runScript(`test:${name}`, { env, stdio: ['ignore', file, file], timeout: 15 * 60_000 })
  closeSync(file)
  // A check that ended before its tests began leaves the report of an earlier run.
  if (!hasPassed && existsSync(report) && statSync(report).mtimeMs < begin) rmSync(report)
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

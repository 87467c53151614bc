/**
 * `npm test`: runs all checks and prints a summary. Each check is the script `test:<name>` of `package.json`, where its
 * inputs are declared: one that passed is not run again until an input changes. Its output goes to
 * `test-results/<name>.log`. `npm test -- unit stories` runs only those.
 */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { scriptsOf } from './lib/inputs.ts'
import { endAll, root, runScript } from './lib/run.ts'
import { countTests } from './testing/counts.ts'

/** These run two at a time, as each is busy on one core. The first are the longest, and the builds that others wait for. */
const parallel = ['budgets', 'stories', 'unit', 'lint', 'storybook', 'types', 'packages', 'story-checks', 'format']
/** The others use both cores, or need the results of those before, and run one after the other. */
const serial = Object.keys(scriptsOf('.'))
  .flatMap((script) => /^test:(.+)/.exec(script)?.[1] ?? [])
  .filter((name) => !parallel.includes(name))

const results = join(root, 'test-results')
const env = {
  ...process.env,
  CI: 'true',
  WIREIT_LOGGER: 'simple',
  WIREIT_CACHE: process.env.WIREIT_CACHE ?? (process.env.CI ? 'none' : 'local'),
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(1)
  })
}

interface Outcome {
  name: string
  hasPassed: boolean
  seconds: number
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

async function check(name: string): Promise<Outcome> {
  const start = performance.now()
  const log = join(results, `${name}.log`)
  const file = openSync(log, 'w')
  const hasPassed = await runScript(`test:${name}`, { env, stdio: ['ignore', file, file], timeout: 10 * 60_000 })
  closeSync(file)
  const seconds = (performance.now() - start) / 1000
  console.log(`${hasPassed ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
  if (!hasPassed) console.log(readFileSync(log, 'utf8').trim())
  return { name, hasPassed, seconds }
}

/** Prints the table and the closing line. Returns the exit code. */
function summarize(outcomes: Outcome[]): 0 | 1 {
  const rows = outcomes.map(({ name, hasPassed, seconds }) => ({
    name,
    seconds,
    ...countTests(join(results, `${name}.json`), hasPassed),
  }))
  console.log(`\n${'check'.padEnd(16)}${['seconds', 'passed', 'failed'].map((title) => title.padStart(9)).join('')}`)
  for (const { name, seconds, passed, failed } of rows) {
    const cells = [seconds.toFixed(1), passed, failed].map((cell) => String(cell).padStart(9))
    console.log(name.padEnd(16) + cells.join(''))
  }
  const failures = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
  for (const title of rows.flatMap(({ flaky }) => flaky)) console.log(`Passed only when tried again: ${title}`)
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return failures.length > 0 || outcomes.length === 0 ? 1 : 0
}

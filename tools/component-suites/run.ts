import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { format } from '../lib/format.ts'
import { root } from '../lib/run.ts'
import { apg } from './apg/suite.ts'
import { baseUi } from './base-ui/suite.ts'
import { toCheckout } from './checkout.ts'
import { radix } from './radix/suite.ts'
import type { Exception, Suite } from './suite.ts'

/**
 * Runs other people's tests against `@summit/ui` in Chromium, and writes the figures to `docs/conformance.md`. Fails if a
 * test fails for a reason that its suite's exceptions do not have, or if a reason there has no failing test any more.
 */

interface Result {
  component: string
  name: string
  passed: boolean
}

const report = 'docs/conformance.md'

const sections: string[] = []
let hasFaults = false
for (const suite of [radix, baseUi, apg]) {
  if (!isCheckedOut(suite)) checkOut(suite)
  const results = await runTests(suite)
  const missed = results.filter(({ passed }) => !passed)
  sections.push(toMarkdown(suite, results, missed))
  const faults = getFaults(suite, missed)
  console.log(
    [...faults, `${suite.title}: ${results.length - missed.length} of ${results.length} tests passed`].join('\n'),
  )
  hasFaults ||= faults.length > 0
}
const page = `# Conformance

Tests that others wrote for their components run against ours: one adapter per component, or one page per example,
gives ours the names of theirs.
\`npm run test:components -w tools\` fetches them, runs them in Chromium and writes this page.

A test counts as one that does not apply if it needs what ours does not have, whether it passes or not.

${sections.join('\n')}`
writeFileSync(join(root, report), format(report, page))
// Vitest has set it for the tests that fail.
process.exitCode = hasFaults ? 1 : 0

/** Whether its tests are there, those of its commit: they are checked out last. */
function isCheckedOut({ name, commit }: Suite) {
  const head = join(toCheckout(name), '.git/HEAD')
  return existsSync(head) && readFileSync(head, 'utf8').trim() === commit
}

function checkOut({ name, repository, commit, paths, packages }: Suite) {
  const checkout = toCheckout(name)
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: checkout, stdio: 'inherit' })
  mkdirSync(checkout, { recursive: true })
  run('git', 'init', '--quiet')
  run('git', 'sparse-checkout', 'set', '--no-cone', ...paths)
  run('git', 'fetch', '--quiet', '--depth', '1', `${repository}.git`, commit)
  if (packages.length > 0) {
    // Of what their packages want beside them, the React that is installed here is enough.
    run('npm', 'install', '--prefix', '.', '--no-save', '--ignore-scripts', '--legacy-peer-deps', ...packages)
  }
  run('git', 'checkout', '--quiet', 'FETCH_HEAD')
}

async function runTests({ name, toComponent }: Suite): Promise<Result[]> {
  const config = join(import.meta.dirname, name, 'vitest.config.ts')
  const vitest = await startVitest('test', [], { config, watch: false, reporters: [{}] })
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
  await vitest.close()
  return tests
    .filter((test) => test.result().state !== 'skipped')
    .map((test) => ({
      component: toComponent(test.module.moduleId),
      name: test.fullName.replaceAll(' > ', ' '),
      passed: test.result().state === 'passed',
    }))
    .toSorted((a, b) => a.component.localeCompare(b.component))
}

function getFaults({ absent, different }: Suite, missed: Result[]) {
  const exceptions = [...absent, ...different]
  return [
    ...missed
      .filter(({ name }) => !exceptions.some(({ tests }) => tests.test(name)))
      .map(({ component, name }) => `${component} fails: ${name}`),
    ...exceptions
      .filter(({ tests }) => !missed.some(({ name }) => tests.test(name)))
      .map(({ tests }) => `No failing test has this name any more: ${tests}`),
  ]
}

function toMarkdown(
  { title, repository, commit, absent, different, notRun }: Suite,
  results: Result[],
  missed: Result[],
) {
  const applies = ({ name }: Result) => !absent.some(({ tests }) => tests.test(name))
  const applying = results.filter(applies)
  const toRow = (component: string, isOwn: (result: Result) => boolean) => {
    const own = applying.filter(isOwn)
    const passing = own.filter(({ passed }) => passed)
    const percentage = Math.floor((100 * passing.length) / own.length)
    return `| ${component} | ${results.filter(isOwn).length} | ${own.length} | ${passing.length} (${percentage} %) |`
  }
  const components = [...new Set(applying.map(({ component }) => component))]
  return `## ${title}

The tests of [${title}](${repository}) at commit \`${commit.slice(0, 9)}\`.

| Component | Tests | Apply | Pass |
| --- | --- | --- | --- |
${[...components.map((component) => toRow(component, (result) => result.component === component)), toRow('all', () => true)].join('\n')}

Not run: ${notRun}.

### ${title}: do not apply

${toList(absent, results)}

### ${title}: fail

${toList(different, missed.filter(applies))}
`
}

/** Each test is counted at its first reason. */
function toList(reasons: Exception[], tests: Result[]) {
  const getReason = ({ name }: Result) => reasons.find((reason) => reason.tests.test(name))
  return reasons
    .map((reason) => `- ${reason.why} (${tests.filter((test) => getReason(test) === reason).length})`)
    .join('\n')
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { startVitest } from 'vitest/node'
import { checkout } from './checkout.ts'
import { absent, different, type Exception } from './exceptions.ts'

/**
 * Runs Radix's tests against `@summit/ui` in Chromium, and writes the figures to `docs/conformance.md`. Fails if a test
 * fails for a reason that `exceptions.ts` does not have, or if a reason there has no failing test any more.
 */

interface Result {
  component: string
  name: string
  passed: boolean
}

const repository = 'https://github.com/radix-ui/primitives'
const commit = 'f7ecd5ab16f5e1e820eb5786a1419a98a2d594ae'

const report = join(import.meta.dirname, '../../docs/conformance.md')

if (!existsSync(join(checkout, 'packages'))) checkOut()
const results = await runTests()
const missed = results.filter(({ passed }) => !passed)

const exceptions = [...absent, ...different]
const faults = [
  ...missed
    .filter(({ name }) => !exceptions.some(({ tests }) => tests.test(name)))
    .map(({ component, name }) => `${component} fails: ${name}`),
  ...exceptions
    .filter(({ tests }) => !missed.some(({ name }) => tests.test(name)))
    .map(({ tests }) => `No failing test has this name any more: ${tests}`),
]
writeFileSync(report, await format(toMarkdown(), { ...(await resolveConfig(report)), filepath: report }))
console.log([...faults, `${results.length - missed.length} of ${results.length} tests passed`].join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0

function checkOut() {
  const git = (...args: string[]) => execFileSync('git', ['-C', checkout, ...args], { stdio: 'inherit' })
  mkdirSync(checkout, { recursive: true })
  git('init', '--quiet')
  git('sparse-checkout', 'set', '--no-cone', '/packages/react/*/src/*.test.tsx', '/internal/test-utils/*.tsx')
  git('fetch', '--quiet', '--depth', '1', `${repository}.git`, commit)
  git('checkout', '--quiet', 'FETCH_HEAD')
}

async function runTests(): Promise<Result[]> {
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const vitest = await startVitest('test', [], { config, watch: false, reporters: [{}] })
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
  await vitest.close()
  return tests
    .map((test) => ({
      component: basename(test.module.moduleId, '.test.tsx'),
      name: test.fullName.replaceAll(' > ', ' '),
      passed: test.result().state === 'passed',
    }))
    .toSorted((a, b) => a.component.localeCompare(b.component))
}

function toMarkdown() {
  const components = [...new Set(results.map(({ component }) => component))]
  return `# Conformance

The tests of [Radix](${repository}), which others wrote for their components, run against ours. One adapter per component
gives ours the names of theirs.

\`npm run test:radix\` fetches them at commit \`${commit.slice(0, 9)}\`, runs them in Chromium and writes this page.

| Component | Tests | Apply | Pass |
| --- | --- | --- | --- |
${[...components.map((component) => toRow(component, (result) => result.component === component)), toRow('all', () => true)].join('\n')}

Not run: \`select\` (ours is a native \`<select>\`), \`one-time-password-field\` (one input, not one per character),
\`avatar\` (the picture is a background), \`toast\` (a queue that shows one at a time), \`form\`, and components that ours
does not have.

## Do not apply

A test counts as one that does not apply if it needs what ours does not have, whether it passes or not.

${toList(absent, results)}

## Fail

${toList(different, missed.filter(applies))}
`
}

function applies({ name }: Result) {
  return !absent.some(({ tests }) => tests.test(name))
}

function toRow(title: string, isOwn: (result: Result) => boolean) {
  const own = results.filter(isOwn)
  const applying = own.filter(applies)
  const passing = applying.filter(({ passed }) => passed)
  const percentage = Math.floor((100 * passing.length) / applying.length)
  return `| ${title} | ${own.length} | ${applying.length} | ${passing.length} (${percentage} %) |`
}

/** Each test is counted at its first reason. */
function toList(reasons: Exception[], tests: Result[]) {
  const getReason = ({ name }: Result) => reasons.find((reason) => reason.tests.test(name))
  return reasons
    .map((reason) => `- ${reason.why} (${tests.filter((test) => getReason(test) === reason).length})`)
    .join('\n')
}

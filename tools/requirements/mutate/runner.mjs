import { join, relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import { createVitest } from 'vitest/node'
import { mutatorOf } from './mutator.mjs'

/**
 * @import { TestModule, TestSpecification, Vitest } from 'vitest/node'
 * @import { Mutant } from './mutants.mjs'
 */

/**
 * A Vitest that stays, with the working directory's configuration and a mutator under its tests.
 * @returns {Promise<Vitest>}
 */
export async function openVitest() {
  // What the command line says to plugins and libraries; Storybook's is silent without it.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' })
  const vitest = await createVitest('test', {
    config: join(import.meta.dirname, 'vitest.config.mjs'),
    watch: false,
    // A fresh process for every file would take five times as long.
    isolate: false,
    reporters: [{}],
    coverage: { enabled: false },
  })
  // The switch of Storybook's addon: words are not axe's business, and it takes most of a story's time.
  // SAFETY: the addon reads this key and declares no type for it.
  const [key, value] = /** @type {[never, never]} */ (['storybook/test-provided', { a11y: false }])
  for (const project of vitest.projects) project.provide(key, value)
  return vitest
}

/**
 * The test files without the tests that fail with nothing changed, from which nothing could be learnt. A failure has to
 * come twice: a browser that meets a dependency for the first time reloads under the tests that are running.
 * @param {Vitest} vitest
 * @param {TestSpecification[]} specs
 */
export async function soundTests(vitest, specs) {
  const suspects = new Set((await run(vitest, specs)).failed.map(({ id }) => id))
  const again = await run(
    vitest,
    specs.filter(({ taskId }) => suspects.has(taskId)),
  )
  const failed = new Map(again.failed.map((module) => [module.id, module]))
  return {
    specs: specs.flatMap((spec) => {
      const module = failed.get(spec.taskId)
      if (!module) return spec
      const passing = [...module.children.allTests('passed')]
      return passing.length > 0 ? module.toTestSpecification(passing) : []
    }),
    failures: [...again.failed.flatMap(reasons), ...again.errors.map((error) => oneLine(inspect(error)))],
  }
}

/**
 * Whether any test notices a mutant. A browser is asked only if Node has nothing to say, and one failure is enough.
 * @param {Vitest} vitest
 * @param {Mutant} mutant
 * @param {TestSpecification[]} specs
 */
export async function notices(vitest, mutant, specs) {
  for (const { config } of vitest.projects) config.bail = 1
  const inBrowser = specs.filter(({ project }) => project.isBrowserEnabled())
  const inNode = specs.filter((spec) => !inBrowser.includes(spec))
  serve(vitest, mutant, mutant.file)
  try {
    return (await fails(vitest, inNode)) || (await fails(vitest, inBrowser))
  } finally {
    serve(vitest, undefined, mutant.file)
  }
}

/**
 * Has every server forget a file and hand out the mutant, or the file itself, when next asked.
 * @param {Vitest} vitest
 * @param {Mutant | undefined} mutant
 * @param {string} file
 */
function serve(vitest, mutant, file) {
  for (const { vite, browser } of vitest.projects) {
    for (const server of browser ? [vite, browser.vite] : [vite]) mutatorOf(server).activate(mutant)
  }
  vitest.invalidateFile(file)
}

/**
 * @param {Vitest} vitest
 * @param {TestSpecification[]} specs
 */
async function fails(vitest, specs) {
  const { failed, errors } = await run(vitest, specs)
  return failed.length > 0 || errors.length > 0
}

/**
 * Runs test files. Returns those that failed, and the errors outside of any.
 * @param {Vitest} vitest
 * @param {TestSpecification[]} specs
 */
async function run(vitest, specs) {
  if (specs.length === 0) return { failed: [], errors: [] }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  // Vitest's answer remembers what earlier runs left behind.
  const asked = new Set(specs.map(({ taskId }) => taskId))
  return {
    failed: testModules.filter((module) => asked.has(module.id) && module.state() === 'failed'),
    errors: unhandledErrors,
  }
}

/**
 * Why a test file failed, a line for each of its failures.
 * @param {TestModule} module
 */
function reasons(module) {
  const file = relative(process.cwd(), module.moduleId)
  const failures = [...module.children.allTests('failed')].map((test) => ({
    name: test.fullName,
    error: test.result().errors?.[0],
  }))
  const found = failures.length > 0 ? failures : [{ name: 'the file itself', error: module.errors()[0] }]
  return found.map(({ name, error }) => oneLine(`${file}: ${name}: ${error?.message}`))
}

/** @param {string} text */
function oneLine(text) {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 240)
}

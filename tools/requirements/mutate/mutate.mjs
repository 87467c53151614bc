import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import { createVitest } from 'vitest/node'
import ts from 'typescript'
import { compilerOptions, followImports } from './imports.mjs'
import { mutantsOf } from './mutants.mjs'
import { mutatorOf } from './mutator.mjs'

/**
 * @import { TestSpecification, Vitest } from 'vitest/node'
 * @import { Mutant } from './mutants.mjs'
 */

/**
 * Changes every literal below `folders` in turn, in memory, and runs the tests that depend on its file: those in Node
 * and, where they notice nothing, those in a browser. Prints what nobody noticed, and answers how many that were.
 * The tests are those of the working directory's configuration.
 * @param {string[]} folders Absolute paths.
 */
export async function mutate(folders) {
  const files = folders.flatMap(sourcesOf)
  const options = compilerOptions(process.cwd())
  const program = ts.createProgram(files, options)
  const mutants = files.flatMap((file) => mutantsOf(program, file))
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
  let isInterrupted = false
  process.once('SIGINT', () => {
    isInterrupted = true
    void vitest.cancelCurrentRun('keyboard-input')
  })

  try {
    const dependents = dependentsOf(await vitest.globTestSpecifications(), files, options)
    const broken = await brokenAmong(vitest, [...new Set([...dependents.values()].flat())])
    for (const { file, reason } of broken) console.log(`left out, for it fails as it is: ${file}, ${reason}`)
    const brokenFiles = new Set(broken.map(({ file }) => file))
    // From here on one failure is enough.
    for (const { config } of vitest.projects) config.bail = 1

    let tried = 0
    let unnoticed = 0
    for (const mutant of mutants) {
      const specs = dependents.get(mutant.file)?.filter(({ moduleId }) => !brokenFiles.has(moduleId)) ?? []
      const isNoticed = await notices(vitest, mutant, specs)
      if (isInterrupted) break
      tried += 1
      if (!isNoticed) {
        unnoticed += 1
        console.log(`${relative(process.cwd(), mutant.file)}:${mutant.line}  ${oneLine(mutant.literal)}`)
      }
    }
    console.log(
      `${unnoticed} of ${tried} changes went unnoticed${isInterrupted ? ` (interrupted; ${mutants.length} to try)` : ''}`,
    )
    return unnoticed + broken.length
  } finally {
    await vitest.close()
    process.exitCode = 0
  }
}

/**
 * The modules that ship: no tests, fixtures or mocks.
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)mocks\/|\.(test|fixtures|stories|d)\.tsx?$/.test(path))
    .sort()
    .map((path) => join(folder, path))
}

/**
 * The test files that import each file, by whatever road.
 * @param {TestSpecification[]} specs
 * @param {string[]} files
 * @param {ts.CompilerOptions} options
 */
function dependentsOf(specs, files, options) {
  const importsOf = followImports(options)
  const imports = specs.map((spec) => ({ spec, reached: importsOf(spec.moduleId) }))
  return new Map(
    files.map((file) => [file, imports.filter(({ reached }) => reached.has(file)).map(({ spec }) => spec)]),
  )
}

/**
 * The test files that fail with nothing changed, twice: a browser that meets a dependency for the first time reloads
 * under the tests that are running.
 * @param {Vitest} vitest
 * @param {TestSpecification[]} specs
 */
async function brokenAmong(vitest, specs) {
  const suspects = new Set((await failuresAmong(vitest, specs)).map(({ file }) => file))
  return failuresAmong(
    vitest,
    specs.filter(({ moduleId }) => suspects.has(moduleId)),
  )
}

/**
 * Whether any test notices a mutant. A browser is asked only if Node has nothing to say.
 * @param {Vitest} vitest
 * @param {Mutant} mutant
 * @param {TestSpecification[]} specs
 */
async function notices(vitest, mutant, specs) {
  const inBrowser = specs.filter(({ project }) => project.isBrowserEnabled())
  const inNode = specs.filter((spec) => !inBrowser.includes(spec))
  serve(vitest, mutant, mutant.file)
  try {
    return (await failuresAmong(vitest, inNode)).length > 0 || (await failuresAmong(vitest, inBrowser)).length > 0
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
 * Runs test files. Returns those that failed, and `outside` for an error outside of any.
 * @param {Vitest} vitest
 * @param {TestSpecification[]} specs
 */
async function failuresAmong(vitest, specs) {
  if (specs.length === 0) return []
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  const asked = new Set(specs.map(({ moduleId }) => moduleId))
  const failed = testModules.filter((module) => asked.has(module.moduleId) && module.state() === 'failed')
  return [
    ...failed.map((module) => {
      const [test] = module.children.allTests('failed')
      const [error] = test?.result().errors ?? module.errors()
      return { file: module.moduleId, reason: oneLine(`${test?.fullName ?? 'on import'}: ${error?.message}`) }
    }),
    ...unhandledErrors.map((error) => ({ file: 'outside', reason: oneLine(inspect(error)) })),
  ]
}

/** @param {string} text */
function oneLine(text) {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 240)
}

import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { compilerOptions, followImports } from './imports.mjs'
import { mutantsOf } from './mutants.mjs'
import { notices, openVitest, soundTests } from './runner.mjs'

/**
 * Changes every literal below `folders` in turn, in memory, and runs the tests of the working directory that depend on
 * its file: those in Node and, where they notice nothing, those in a browser. Prints what nobody noticed, and which
 * tests were left out because they fail anyway; answers how many lines that were.
 * @param {string[]} folders Absolute paths.
 */
export async function mutate(folders) {
  const files = folders.flatMap(sourcesOf)
  const options = compilerOptions(process.cwd())
  const program = ts.createProgram(files, options)
  const mutants = files.flatMap((file) => mutantsOf(program, file))

  let tried = 0
  let unnoticed = 0
  const sum = () => `${unnoticed} of ${tried} changes went unnoticed, ${mutants.length - tried} were not tried`
  process.once('SIGINT', () => {
    console.log(sum())
    process.exit(130)
  })

  const vitest = await openVitest()
  try {
    const importsOf = followImports(options)
    const candidates = (await vitest.globTestSpecifications()).filter(({ moduleId }) => {
      const imports = importsOf(moduleId)
      return files.some((file) => imports.has(file))
    })
    const { specs, failures } = await soundTests(vitest, candidates)
    for (const failure of failures) console.log(`left out, for it fails as it is: ${failure}`)

    for (const mutant of mutants) {
      const dependents = specs.filter(({ moduleId }) => importsOf(moduleId).has(mutant.file))
      const isNoticed = await notices(vitest, mutant, dependents)
      tried += 1
      if (isNoticed) continue
      unnoticed += 1
      console.log(`${relative(process.cwd(), mutant.file)}:${mutant.line}  ${mutant.literal.replace(/\s+/g, ' ')}`)
    }
    console.log(sum())
    return unnoticed + failures.length
  } finally {
    await vitest.close()
    // Vitest takes every failure for a reason to fail; here they are what is hoped for.
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

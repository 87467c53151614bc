import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inputFiles } from '../../../tools/lib/inputs.ts'
import { root } from '../../../tools/lib/run.ts'

/** @typedef {{ id: string, reasons?: { moduleName: string }[] }} Module A file of a build, and the files that import it. */

/**
 * The files of the stories that changed files reach through imports, or `all` where that cannot be told: what Storybook
 * is made from but no module of it (configuration, style sheets that others include, the lockfile) may change anything.
 * @param {string[]} changed paths of files
 * @param {Module[]} modules
 * @returns {Set<string> | 'all'}
 */
export function affectedBy(changed, modules) {
  const byName = new Map(modules.map((module) => [nameOf(module.id), module]))
  const sources = inputFiles('.', 'build:storybook')
  const inputs = changed.filter((file) => sources.has(path.join(root, file)))
  const reached = new Set(inputs)
  for (const file of reached) {
    for (const { moduleName } of byName.get(file)?.reasons ?? []) reached.add(nameOf(moduleName))
  }
  if (!inputs.every((file) => byName.has(file)) || [...reached].some((file) => file.startsWith('.storybook/')))
    return 'all'
  return new Set([...reached].filter((file) => /\.stories\.\w+$/.test(file)))
}

/** The modules that a build was made of. @param {string} build its folder @returns {Module[]} */
export function modulesOf(build) {
  return JSON.parse(readFileSync(path.join(build, 'preview-stats.json'), 'utf8')).modules
}

/** @param {string} id */
const nameOf = (id) => id.replace(/^\.\//, '').replace(/\?.*$/, '')

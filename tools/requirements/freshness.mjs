import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @import { Run } from './results.mjs' */

/**
 * Why the results of a run can no longer be believed: a source was changed after the run began, or a test file that
 * they speak of is gone. Nothing is said of a run that still holds.
 * @param {Run} run
 * @param {string[]} sources Files and folders, relative to `root`.
 * @param {string} root
 */
export function staleness({ startedAt, results }, sources, root) {
  const gone = results.find(({ file }) => !existsSync(file))
  if (gone) return `they speak of ${relative(root, gone.file)}, which is gone`
  const changed = sources
    .flatMap((source) => filesOf(join(root, source)))
    .find((file) => statSync(file).mtimeMs > startedAt)
  return changed && `${relative(root, changed)} was changed after they were made`
}

/**
 * The files that people write below a path: nothing hidden, installed or built.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !/^\.|^(node_modules|dist)$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

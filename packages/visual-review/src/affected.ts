import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { VisualReviewConfig } from './config.ts'
import { ReviewError } from './review-error.ts'

/** A module of a build, and the modules that import it. */
export interface Module {
  id: string
  reasons?: { moduleName: string }[]
}

/**
 * The changed files, and all that import one, directly or not: what is a story file, Storybook decides. `all` if a
 * changed source is no module of the build, such as a style sheet or the lockfile, or reaches Storybook's configuration.
 * `others` are modules of other Storybooks: a script of theirs is no source, as a build that had it would say so.
 */
export function findAffected(
  changed: readonly string[],
  modules: readonly Module[],
  { sources, configDir }: Pick<VisualReviewConfig, 'sources' | 'configDir'>,
  others: ReadonlySet<string> = new Set(),
): Set<string> | 'all' {
  const byFile = new Map(modules.map((module) => [getFile(module.id), module]))
  const isSource = (file: string) =>
    !/\.test\.\w+$|\.md$/.test(file) &&
    !(others.has(file) && /\.[cm]?[jt]sx?$/.test(file)) &&
    sources.some((source) => source === '.' || file === source || file.startsWith(`${source}/`))
  const changedSources = changed.filter((file) => byFile.has(file) || isSource(file))
  const reached = new Set(changedSources)
  // A set is iterated in insertion order, including what is added on the way.
  for (const file of reached) {
    for (const { moduleName } of byFile.get(file)?.reasons ?? []) reached.add(getFile(moduleName))
  }
  if (!changedSources.every((file) => byFile.has(file))) return 'all'
  if ([...reached].some((file) => file.startsWith(`${configDir}/`))) return 'all'
  return reached
}

/**
 * The modules of a build, from the statistics that `storybook build --stats-json` writes. Throws a {@link ReviewError} if
 * there are none.
 */
export function getModules(build: string): Module[] {
  const file = path.join(build, 'preview-stats.json')
  if (!existsSync(file))
    throw new ReviewError(`--only-changed needs ${file}, which "storybook build --stats-json" writes.`)
  // SAFETY: the format of Storybook's `--stats-json`.
  return (JSON.parse(readFileSync(file, 'utf8')) as { modules: Module[] }).modules
}

/** The file of a module, relative to the folder of the build. */
export function getFile(id: string): string {
  return id.replace(/^\.\//, '').replace(/\?.*$/, '')
}

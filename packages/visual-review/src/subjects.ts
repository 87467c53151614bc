import { existsSync } from 'node:fs'
import path from 'node:path'
import { readAcceptances, type Acceptance } from './accept.ts'
import { findAffected, getModules } from './affected.ts'
import { buildBoth, changedFiles, findBase, gitIn, headRevision } from './builds.ts'
import { loadConfig, loadRenderConfig, type RenderConfig } from './config.ts'
import type { Side } from './plan.ts'
import type { Report } from './report/report.ts'
import { ReviewError } from './review-error.ts'

/** The options that decide what is compared. */
export interface SubjectOptions {
  base?: string | undefined
  'only-changed': boolean
}

/** What is compared: both builds, and what is known about them. */
export interface Subjects extends Pick<Report, 'base' | 'head'> {
  config: RenderConfig
  builds: Record<Side, string>
  /** Story files that may be affected by a change. */
  files: Set<string> | 'all'
  acceptances: Acceptance[]
}

/** Builds Storybook at the base and from the working tree. */
export async function compareWithBase(root: string, options: SubjectOptions): Promise<Subjects> {
  const config = await loadConfig(root)
  const git = gitIn(root)
  const base = findBase(options.base, git)
  console.log(`Base: ${base.name}. What is not built yet is built first.`)
  const builds = await buildBoth(root, base, config.build, git)
  const files = options['only-changed']
    ? findAffected(changedFiles(base, git), getModules(builds.head), config)
    : ('all' as const)
  const acceptances = readAcceptances(root, changedFiles(base, git, 'A'))
  return { config, builds, base, head: headRevision(git), files, acceptances }
}

/** Takes the folders of two finished builds. Nothing is known of their history, so that nothing is accepted. */
export async function compareFolders(
  root: string,
  folders: readonly string[],
  options: SubjectOptions,
): Promise<Subjects> {
  const [base, head] = folders.map((folder) => path.resolve(root, folder))
  if (!base || !head || folders.length > 2) throw new ReviewError('Name two folders: compare BEFORE AFTER.')
  if (options.base !== undefined || options['only-changed'])
    throw new ReviewError('--base and --only-changed need a history, which two folders do not have.')
  for (const folder of [base, head])
    // A build that fails may have written the first.
    for (const file of ['index.json', 'iframe.html'])
      if (!existsSync(path.join(folder, file)))
        throw new ReviewError(`${folder} is no built Storybook: it has no ${file}.`)
  const config = await loadRenderConfig(root)
  return { config, builds: { base, head }, base: { name: base }, head: { name: head }, files: 'all', acceptances: [] }
}

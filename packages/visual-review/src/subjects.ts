import { existsSync } from 'node:fs'
import path from 'node:path'
import { readAcceptances, type Acceptance } from './accept.ts'
import { findAffected, getFile, getModules } from './affected.ts'
import { buildBoth, type Built } from './builds.ts'
import { loadRenderConfig, type RenderConfig } from './config.ts'
import { changedFiles, findBase, gitIn, hasPath, headRevision, locate, type Git, type Revision } from './git.ts'
import type { Side } from './plan.ts'
import type { Report } from './report/report.ts'
import { ReviewError } from './review-error.ts'
import { findStorybooks, listRemoved, type Storybook } from './storybooks.ts'

/** The options that decide what is compared. */
export interface SubjectOptions {
  base?: string | undefined
  'only-changed': boolean
}

/** A Storybook that is compared: both builds, and what is known about them. */
export interface Subject extends Pick<Storybook, 'prefix' | 'folder'> {
  config: RenderConfig
  builds: Record<Side, string>
  /** Files that may be affected by a change, relative to the Storybook's folder. */
  files: Set<string> | 'all'
}

/** What is compared. */
export interface Subjects extends Pick<Report, 'base' | 'head' | 'notes'> {
  /** One Storybook or several. */
  storybooks: Subject[]
  acceptances: Acceptance[]
}

/** Builds the repository's Storybooks at the base and from the working tree. */
export async function compareWithBase(root: string, options: SubjectOptions): Promise<Subjects> {
  const git = gitIn(root)
  const { top, place } = locate(root)
  const all = await findStorybooks(root, place, git)
  const base = findBase(options.base, git)
  const { storybooks, notes } = compareSets(root, place, all, base, git)
  console.log(`Base: ${base.name}. What is not built yet is built first.`)
  for (const note of notes) console.log(note)
  const built = await buildBoth({ root, top }, base, storybooks, git)
  const added = changedFiles(base, git, 'A').map((file) => path.posix.relative(place, file))
  return {
    ...{ base, head: headRevision(git), notes, acceptances: readAcceptances(root, added) },
    storybooks: options['only-changed']
      ? narrow(built, changedFiles(base, git))
      : built.map((storybook) => ({ ...storybook, files: 'all' as const })),
  }
}

/** Narrows Storybooks to the files that changed files may affect. */
function narrow(storybooks: readonly Built[], changed: readonly string[]): Subject[] {
  const graphs = storybooks.map(({ folder, builds }) => {
    const modules = getModules(builds.head)
    return { modules, files: modules.map(({ id }) => path.posix.join(folder, getFile(id))) }
  })
  return storybooks.map((storybook, at) => {
    const getOwnPath = (file: string) => path.posix.relative(storybook.folder, file)
    const others = new Set(graphs.toSpliced(at, 1).flatMap(({ files }) => files.map(getOwnPath)))
    const modules = graphs[at]?.modules ?? []
    return { ...storybook, files: findAffected(changed.map(getOwnPath), modules, storybook.config, others) }
  })
}

/** The Storybooks that the base has too, and notes of all others. Throws a {@link ReviewError} if there is none. */
function compareSets(root: string, place: string, all: readonly Storybook[], base: Revision, git: Git) {
  const getDir = ({ folder, config }: Storybook) => path.posix.join(folder, config.configDir)
  const storybooks = all.filter((storybook) => hasPath(base, getDir(storybook), git))
  if (storybooks.length === 0)
    throw new ReviewError(`no-base: ${base.name} has no ${all.map(getDir).join(' and no ')} to compare with.`)
  const added = all.filter((storybook) => !storybooks.includes(storybook))
  const removed = all.some(({ folder }) => folder === place) ? [] : listRemoved(root, base, git)
  return {
    storybooks,
    notes: [
      ...added.map(({ folder }) => `${folder}: the base has no Storybook there, so it is not compared`),
      ...removed.map((folder) => `${folder}: only the base has a Storybook there, so it is not compared`),
    ],
  }
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
  return {
    ...{ base: { name: base }, head: { name: head }, notes: [], acceptances: [] },
    storybooks: [{ prefix: '', folder: '', config, builds: { base, head }, files: 'all' }],
  }
}

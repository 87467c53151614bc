import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadConfig, loadFolders, type VisualReviewConfig } from './config.ts'
import type { Git, Revision } from './git.ts'
import type { Picture } from './plan.ts'

/** A Storybook of the repository. */
export interface Storybook {
  /** What its stories' ids and titles begin with where several are reviewed: `packages/ui/`. Else it is empty. */
  prefix: string
  /** The folder in which it is built, relative to the repository. */
  folder: string
  config: VisualReviewConfig
}

/**
 * The Storybooks that a command reviews: the one of the folder where it runs; or those that the configuration there names;
 * or else all below it. `place` is that folder's path in the repository.
 */
export async function findStorybooks(root: string, place: string, git: Git): Promise<Storybook[]> {
  const folders = (await loadFolders(root)) ?? (existsSync(path.join(root, '.storybook')) ? [] : listBelow(root, git))
  if (folders.length === 0) return [{ prefix: '', folder: place, config: await loadConfig(root) }]
  return Promise.all(
    folders.map(async (folder) => ({
      prefix: folders.length === 1 || folder === '.' ? '' : `${folder}/`,
      folder: path.posix.join(place, folder),
      config: await loadConfig(path.join(root, folder)),
    })),
  )
}

/** The folders below the one where a command runs in which the working tree has no Storybook any more. */
export function listRemoved(root: string, { commit }: Revision, git: Git): string[] {
  const files = git('ls-tree', '-r', '-z', '--name-only', commit)
  return getFolders(files).filter((folder) => !existsSync(path.join(root, folder, '.storybook')))
}

function listBelow(root: string, git: Git): string[] {
  try {
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    return getFolders(files).filter((folder) => existsSync(path.join(root, folder, '.storybook')))
  } catch {
    // No repository, in which nothing can be reviewed.
    return []
  }
}

/** The folders in which files are Storybook's configurations. */
function getFolders(files: string): string[] {
  const found = files.split('\0').flatMap((file) => /^(.+)\/\.storybook\/main\.\w+$/.exec(file)?.[1] ?? [])
  return [...new Set(found)].sort()
}

/**
 * A picture of a Storybook as the report calls it: ids and titles with the Storybook's prefix, files relative to the
 * repository, and modes by the report's names.
 */
export function placePicture(
  { story, mode, sides }: Picture,
  { prefix, folder }: Pick<Storybook, 'prefix' | 'folder'>,
  modeNames: ReadonlyMap<string, string>,
): Picture {
  const { id, title, importPath } = story
  const named = { id: `${prefix}${id}`, title: `${prefix}${title}` }
  const file = folder && importPath ? path.posix.join(folder, importPath) : importPath
  return { story: { ...story, ...named, importPath: file }, mode: modeNames.get(mode) ?? mode, sides }
}

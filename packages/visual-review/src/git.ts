import { execFileSync } from 'node:child_process'
import { ReviewError } from './review-error.ts'

/** A commit, and how it is called in the report. */
export interface Revision {
  commit: string
  name: string
}

/** Runs git and returns what it prints. Throws if it fails. */
export type Git = (...args: string[]) => string

/** Git in a repository. */
export function gitIn(root: string): Git {
  // The names of all files of a large repository are some megabytes.
  const maxBuffer = 1024 ** 3
  return (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer }).trim()
}

/** The repository that a folder is in, and the folder's path there: empty, or `packages/ui`. */
export function locate(root: string): { top: string; place: string } {
  try {
    const git = gitIn(root)
    return { top: git('rev-parse', '--show-toplevel'), place: git('rev-parse', '--show-prefix').replace(/\/$/, '') }
  } catch {
    // The search for a base says that there is none.
    return { top: root, place: '' }
  }
}

/**
 * Resolves a branch, tag or commit; without one, the merge base with the main branch: `GITHUB_BASE_REF`, `main`, or what
 * the remote calls its default. Throws a {@link ReviewError} if there is none, as in a shallow clone.
 */
export function findBase(ref: string | undefined, git: Git): Revision {
  // GitHub leaves it empty but for pull requests.
  const target = process.env['GITHUB_BASE_REF'] || undefined
  const main = target ?? 'main'
  const branches = [`origin/${main}`, main, ...(target ? [] : ['origin/HEAD'])]
  const candidates =
    ref === undefined
      ? branches.map((branch) => [`merge base with ${branch}`, 'merge-base', branch, 'HEAD'])
      : [[ref, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]]
  for (const [name = '', ...args] of candidates) {
    try {
      const commit = git(...args)
      const short = commit.slice(0, 10)
      return { commit, name: commit === name ? short : `${short} (${name})` }
    } catch {
      // Try the next candidate.
    }
  }
  throw new ReviewError(
    `no-base: ${ref === undefined ? `this branch shares no commit with ${main} here` : `"${ref}" is no commit here`}. ` +
      'The history may have been cut: fetch it whole (`git fetch --unshallow`), or name a base with --base.',
  )
}

/**
 * Files that differ from the base, committed or not, relative to the repository. `filter` is git's `--diff-filter`.
 */
export function changedFiles({ commit }: Revision, git: Git, filter = 'ACDMR'): string[] {
  const tracked = git('diff', '-z', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit)
  const untracked = filter.includes('A')
    ? git('ls-files', '-z', '--others', '--exclude-standard', '--full-name', ':/')
    : ''
  return `${tracked}\0${untracked}`.split('\0').filter(Boolean)
}

/** Whether a commit has a file or folder, whose path is relative to the repository. */
export function hasPath({ commit }: Revision, place: string, git: Git): boolean {
  try {
    git('cat-file', '-e', `${commit}:${place}`)
    return true
  } catch {
    return false
  }
}

/** The revision of the working tree. */
export function headRevision(git: Git): Revision {
  const commit = git('rev-parse', 'HEAD')
  const isDirty = git('status', '--porcelain') !== ''
  return { commit, name: `${commit.slice(0, 10)}${isDirty ? ' with changes that are not committed' : ''}` }
}

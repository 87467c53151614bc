import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { VisualReviewConfig } from './config.ts'
import type { Side } from './plan.ts'
import { makeIgnored } from './ignored-folder.ts'
import { ReviewError } from './review-error.ts'
import { findStorybook } from './storybook.ts'

/** A commit, and how it is called in the report. */
export interface Revision {
  commit: string
  name: string
}

/** Runs git and returns what it prints. Throws if it fails. */
export type Git = (...args: string[]) => string

/** Git in a repository. */
export function gitIn(root: string): Git {
  return (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/**
 * Resolves a branch, tag or commit; without one, the merge base with the main branch (`GITHUB_BASE_REF` or `main`). Throws
 * a {@link ReviewError} if there is none, as in a shallow clone.
 */
export function findBase(ref: string | undefined, git: Git): Revision {
  const main = process.env['GITHUB_BASE_REF'] ?? 'main'
  const candidates = ref
    ? [[ref, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]]
    : [`origin/${main}`, main].map((branch) => [`merge base with ${branch}`, 'merge-base', branch, 'HEAD'])
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
    `no-base: ${ref ? `"${ref}" is no commit here` : `this branch shares no commit with ${main} here`}. ` +
      'The history may have been cut: fetch it whole (`git fetch --unshallow`), or name a base with --base.',
  )
}

/** Files that differ from the base, committed or not. `filter` is git's `--diff-filter`. */
export function changedFiles({ commit }: Revision, git: Git, filter = 'ACDMR'): string[] {
  const tracked = git('diff', '-z', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit)
  const untracked = filter.includes('A') ? git('ls-files', '-z', '--others', '--exclude-standard') : ''
  return `${tracked}\0${untracked}`.split('\0').filter(Boolean)
}

/** The revision of the working tree. */
export function headRevision(git: Git): Revision {
  const commit = git('rev-parse', 'HEAD')
  const isDirty = git('status', '--porcelain') !== ''
  return { commit, name: `${commit.slice(0, 10)}${isDirty ? ' with changes that are not committed' : ''}` }
}

/** Builds both Storybooks, each on a core of its own, as most of a build runs on one. Returns their folders. */
export async function buildBoth(
  root: string,
  base: Revision,
  build: VisualReviewConfig['build'],
  git: Git,
): Promise<Record<Side, string>> {
  // The base links to the working tree's modules before a build can write there.
  const baseBuild = buildBase(root, base, git)
  const results = await Promise.allSettled([baseBuild, buildHead(root, build)])
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  return { base: await baseBuild, head: path.join(root, build.outputDir) }
}

/** Builds the Storybook of the working tree. */
function buildHead(root: string, { command: [program = '', ...args] }: VisualReviewConfig['build']): Promise<void> {
  return run(program, args, root)
}

/** Builds the Storybook of the base in a temporary worktree, or takes it from `.cache/visual`. Resolves with its folder. */
async function buildBase(root: string, { commit }: Revision, git: Git): Promise<string> {
  const cache = path.join(root, '.cache/visual')
  const build = path.join(cache, 'builds', commit)
  if (existsSync(path.join(build, 'index.json'))) return build
  const tree = path.join(cache, `tree-${process.pid}`)
  makeIgnored(cache)
  mkdirSync(path.dirname(build), { recursive: true })
  try {
    removeTrees(cache, git)
    git('worktree', 'add', '--detach', tree, commit)
    installModules(tree, root)
    assertOwnModules(tree)
    // `--test` leaves out documentation, which no picture shows.
    await run(process.execPath, [findStorybook(tree), 'build', '--test', '--stats-json', '--output-dir', 'build'], tree)
    if (!existsSync(build)) renameSync(path.join(tree, 'build'), build)
  } finally {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return build
}

/** Removes the worktrees of processes that were killed. */
function removeTrees(cache: string, git: Git) {
  for (const name of readdirSync(cache)) {
    const pid = /^tree-(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
  git('worktree', 'prune')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** How each package manager installs what its lockfile says. */
const installers = [
  { lockfile: 'package-lock.json', command: ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'] },
  { lockfile: 'pnpm-lock.yaml', command: ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'] },
  { lockfile: 'yarn.lock', command: ['yarn', 'install', '--frozen-lockfile'] },
  { lockfile: 'bun.lock', command: ['bun', 'install', '--frozen-lockfile'] },
]

/** Installs the packages of the base. With npm, hard links to the working tree's if the lockfiles are equal. */
function installModules(tree: string, root: string) {
  const installer = installers.find(({ lockfile }) => existsSync(path.join(tree, lockfile)))
  if (!installer)
    throw new ReviewError(`The base has no lockfile: ${installers.map(({ lockfile }) => lockfile).join(', ')}.`)
  const { lockfile, command } = installer
  const isSame = existsSync(path.join(root, lockfile)) && read(tree, lockfile) === read(root, lockfile)
  if (!isSame || lockfile !== 'package-lock.json') {
    const [program = '', ...args] = command
    runSync(program, args, tree)
    return
  }
  for (const folder of ['.', ...listWorkspaces(tree).map(({ folder }) => folder)]) {
    const modules = path.join(root, folder, 'node_modules')
    if (!existsSync(modules)) continue
    runSync('cp', ['-al', modules, path.join(tree, folder)], tree)
    // Caches are written in place, which would change the working tree's.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(path.join(tree, folder, 'node_modules', cache), { recursive: true, force: true })
  }
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The workspaces of a tree: where `node_modules` links to them, and their folders. Only npm's lockfile has them. */
function listWorkspaces(tree: string): { link: string; folder: string }[] {
  if (!existsSync(path.join(tree, 'package-lock.json'))) return []
  // SAFETY: npm's lockfile format, version 3.
  const { packages } = JSON.parse(read(tree, 'package-lock.json')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>
  }
  return Object.entries(packages).flatMap(([place, { link, resolved }]) =>
    link && resolved ? [{ link: place, folder: resolved }] : [],
  )
}

/**
 * Throws a {@link ReviewError} if the modules of a tree link to packages outside of it: then both builds would contain the
 * same packages, and no change would be found.
 */
export function assertOwnModules(tree: string): void {
  const home = realpathSync(tree)
  for (const link of ['node_modules', ...listWorkspaces(tree).map(({ link }) => link)]) {
    const module = path.join(tree, link)
    if (!existsSync(module) || !realpathSync(module).startsWith(home + path.sep))
      throw new ReviewError(`${link} of the base leads out of the base's tree, to another tree's packages.`)
  }
}

/** Runs a program. Its output is part of the error if it fails. */
async function run(program: string, args: readonly string[], cwd: string) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw failed(program, args, output)
}

/** Runs a program before anything else goes on. */
function runSync(program: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  if (status !== 0) throw failed(program, args, stdout + stderr)
}

function failed(program: string, args: readonly string[], output: string) {
  return new ReviewError(`The build failed: ${program} ${args.join(' ')}\n${output.slice(-4000)}`)
}

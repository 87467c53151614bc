import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { gitIn, type Git, type Revision } from './git.ts'
import { shortHash } from './hash.ts'
import { makeIgnored } from './ignored-folder.ts'
import { installModules } from './install.ts'
import type { Side } from './plan.ts'
import { ReviewError } from './review-error.ts'
import { run } from './run.ts'
import { getStorybookCommand } from './storybook.ts'
import type { Storybook } from './storybooks.ts'

/** The files of the command in a folder. */
const CACHE = '.cache/visual'

/** How long the build of a base is kept after its last review, in ms: two weeks. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** Where builds are made: the repository, and the folder in it in which the command keeps its files. */
interface Place {
  root: string
  top: string
}

/** A Storybook with the folders of both builds. */
export interface Built extends Storybook {
  builds: Record<Side, string>
}

/**
 * Builds Storybooks at the base and in the working tree, each side on a core of its own, as most of a build runs on one.
 */
export async function buildBoth(
  place: Place,
  base: Revision,
  storybooks: readonly Storybook[],
  git: Git,
): Promise<Built[]> {
  // The base links to the working tree's modules before a build can write there.
  const bases = buildBases(place, base, storybooks, git)
  const results = await Promise.allSettled([bases, buildHeads(place, storybooks)])
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  const builds = await bases
  return storybooks.map((storybook, at) => ({
    ...storybook,
    builds: { base: builds[at] ?? '', head: path.join(place.top, getOutput(storybook)) },
  }))
}

const getOutput = ({ folder, config }: Storybook) => path.join(folder, config.build.outputDir)

/** Builds the Storybooks of the working tree. */
async function buildHeads({ top }: Place, storybooks: readonly Storybook[]) {
  for (const storybook of storybooks) {
    const cache = path.join(top, storybook.folder, CACHE)
    if (path.join(top, getOutput(storybook)).startsWith(cache)) makeIgnored(cache)
    await build(top, storybook)
  }
}

/** Builds a Storybook in its folder of a tree. Throws a {@link ReviewError} if that fails, or writes another folder. */
async function build(tree: string, storybook: Storybook) {
  const { command, outputDir } = storybook.config.build
  const cwd = path.join(tree, storybook.folder)
  const [program = '', ...args] = command
  const [own = '', ...first] = program === 'storybook' ? getStorybookCommand(cwd, tree) : [program]
  await run(own, [...first, ...args], cwd)
  if (!existsSync(path.join(tree, getOutput(storybook), 'index.json')))
    throw new ReviewError(`The build wrote no Storybook into ${outputDir}: ${command.join(' ')}`)
}

/**
 * Builds the Storybooks of the base in a temporary worktree, or takes them from `.cache/visual`. Resolves with their
 * folders.
 */
async function buildBases(
  { root, top }: Place,
  { commit }: Revision,
  storybooks: readonly Storybook[],
  git: Git,
): Promise<string[]> {
  const cache = path.join(root, CACHE)
  const builds = storybooks.map((storybook) => ({ storybook, build: getCached(cache, commit, storybook) }))
  const missing = builds.filter(({ build }) => !existsSync(path.join(build, 'index.json')))
  if (missing.length > 0) await buildInTree(cache, top, commit, missing, git)
  const now = new Date()
  for (const { build } of builds) utimesSync(build, now, now)
  removeUnused(path.join(cache, 'builds'))
  return builds.map(({ build }) => build)
}

function removeUnused(builds: string) {
  for (const name of readdirSync(builds)) {
    const build = path.join(builds, name)
    if (Date.now() - statSync(build).mtimeMs > KEPT_MS) rmSync(build, { recursive: true, force: true })
  }
}

/** Where a build of a commit is kept. The same Storybook may be built by another command later. */
function getCached(cache: string, commit: string, { folder, config }: Storybook) {
  return path.join(cache, 'builds', `${commit}-${shortHash(JSON.stringify([folder, config.build]), 6)}`)
}

async function buildInTree(
  cache: string,
  top: string,
  commit: string,
  builds: readonly { storybook: Storybook; build: string }[],
  git: Git,
) {
  const tree = path.join(cache, `tree-${process.pid}`)
  makeIgnored(cache)
  mkdirSync(path.join(cache, 'builds'), { recursive: true })
  const remove = () => removeTree(tree, git)
  process.on('exit', remove)
  try {
    removeTrees(cache, git)
    // Hooks are for people's own trees: one that fails, or installs packages, would be in the way.
    git('-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--detach', tree, commit)
    fetchSubmodules(tree)
    installModules(
      tree,
      builds.map(({ storybook }) => storybook.folder),
      top,
    )
    for (const { storybook, build: target } of builds) {
      await build(tree, storybook)
      if (!existsSync(target)) renameSync(path.join(tree, getOutput(storybook)), target)
    }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Fetches those submodules that the working tree has, too. */
function fetchSubmodules(tree: string) {
  try {
    gitIn(tree)('submodule', 'update', '--recursive')
  } catch (error) {
    // Storybook may need none of them.
    console.log(`The base lacks a submodule. ${String(error)}`)
  }
}

/** Removes the worktrees of processes that were killed. In a container, they had the same id. */
function removeTrees(cache: string, git: Git) {
  for (const name of readdirSync(cache)) {
    const pid = Number(/^tree-(\d+)$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !isRunning(pid))) removeTree(path.join(cache, name), git)
  }
}

/** Removes a worktree, and what git knows of it. `git worktree prune` would forget those of other drives, too. */
function removeTree(tree: string, git: Git) {
  rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  try {
    git('worktree', 'remove', '--force', tree)
  } catch {
    // It was never added.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

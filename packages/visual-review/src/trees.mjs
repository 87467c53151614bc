import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { alone } from '../../../tools/lib/lock.mjs'
import { root, runScript } from '../../../tools/lib/run.ts'

/** What keeps a review from being made at all. The message says what, and what to do. */
export class CannotJudge extends Error {}

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** @typedef {{ commit: string, name: string }} Base The commit that the working tree is compared with, and what it is called. */

/**
 * The commit to compare with: the one that was asked for, or the last one that this branch shares with the main branch.
 * @param {string | undefined} asked a branch, a tag or a commit
 * @param {(...args: string[]) => string} [ask] git
 * @returns {Base}
 */
export function findBase(asked, ask = git) {
  const main = process.env['GITHUB_BASE_REF'] || 'main'
  for (const [name, ...args] of asked
    ? [[asked, 'rev-parse', '--verify', '--end-of-options', `${asked}^{commit}`]]
    : [`origin/${main}`, main].map((name) => [`merge base with ${name}`, 'merge-base', name, 'HEAD'])) {
    try {
      const commit = ask(...args)
      const short = commit.slice(0, 10)
      return { commit, name: commit === name ? short : `${short} (${name})` }
    } catch {
      // The next name may be known here.
    }
  }
  throw new CannotJudge(
    `no-base: ${asked ? `"${asked}" is no commit here` : `this branch shares no commit with ${main} here`}. ` +
      'The history may have been cut: fetch it whole (`git fetch --unshallow`), or name a base with --base.',
  )
}

/** The files that differ from the base, committed or not. @param {Base} base @param {string} [filter] git's `--diff-filter` */
export function changedFiles({ commit }, filter = 'ACDMR') {
  const tracked = git('diff', '-z', '--name-only', '--no-renames', `--diff-filter=${filter}`, commit)
  const untracked = filter.includes('A') ? git('ls-files', '-z', '--others', '--exclude-standard') : ''
  return `${tracked}\0${untracked}`.split('\0').filter(Boolean)
}

/** The tree under review: its commit, and whether it has changes that are not committed. */
export function headName() {
  return { commit: git('rev-parse', 'HEAD'), isDirty: git('status', '--porcelain') !== '' }
}

/** Storybook of the working tree, built if it has changed. @returns {Promise<string>} its folder */
export async function buildHead() {
  if (!(await runScript('build:storybook'))) throw new CannotJudge('Storybook could not be built.')
  return path.join(root, 'storybook-static')
}

/**
 * Storybook of the base, built in a worktree with modules of its own unless that was done before.
 * @param {Base} base
 * @returns {Promise<string>} its folder
 */
export async function buildBase({ commit }) {
  const cache = path.join(root, '.cache/visual')
  const build = path.join(cache, 'builds', commit)
  const tree = path.join(cache, 'tree')
  const clear = () => {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  await alone(`${tree}.lock`, () => {
    if (existsSync(path.join(build, 'index.json'))) return
    // Somebody who was killed has left it behind.
    clear()
    try {
      mkdirSync(path.dirname(build), { recursive: true })
      git('worktree', 'add', '--detach', tree, commit)
      giveModules(tree)
      checkModules(tree)
      const storybook = path.join(tree, 'node_modules/storybook/dist/bin/dispatcher.js')
      run(process.execPath, [storybook, 'build', '--stats-json', '--output-dir', 'storybook-static'], tree)
      renameSync(path.join(tree, 'storybook-static'), build)
    } finally {
      clear()
    }
  })
  return build
}

/** Hard links to our modules where the lockfiles agree, an installation otherwise. @param {string} tree */
function giveModules(tree) {
  const lockfile = (/** @type {string} */ folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  if (lockfile(tree) !== lockfile(root)) return run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], tree)
  for (const folder of ['.', ...workspacesOf(tree).map(([, folder]) => folder)]) {
    const from = path.join(root, folder, 'node_modules')
    if (!existsSync(from)) continue
    run('cp', ['-al', from, path.join(tree, folder)], tree)
    // A tool that writes into its cache would write into ours.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(path.join(tree, folder, 'node_modules', cache), { recursive: true, force: true })
  }
}

/** Where the modules of a tree lead to the tree's own packages, and which. @param {string} tree @returns {[place: string, folder: string][]} */
function workspacesOf(tree) {
  /** @type {{ packages: Record<string, { link?: boolean, resolved: string }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(tree, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([place, { link, resolved }]) => (link ? [[place, resolved]] : []))
}

/**
 * Refuses a tree whose modules lead out of it: its packages would be the other tree's, and every change would read as none.
 * @param {string} tree
 */
export function checkModules(tree) {
  const home = realpathSync(tree)
  for (const place of ['node_modules', ...workspacesOf(tree).map(([place]) => place)]) {
    const module = path.join(tree, place)
    if (!existsSync(module) || !realpathSync(module).startsWith(home + path.sep))
      throw new CannotJudge(`${place} of the base leads out of the base's tree, to another tree's packages.`)
  }
}

/** Runs a program and shows what it said only when it failed. @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  if (status === 0) return
  throw new CannotJudge(`The base could not be made: ${program} ${args.join(' ')}\n${(stdout + stderr).slice(-4000)}`)
}

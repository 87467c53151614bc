import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { buildBoth } from './builds.ts'
import type { VisualReviewConfig } from './config.ts'
import { gitIn, type Git } from './git.ts'

let folder: string
let top: string
let git: Git

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true })
  writeFileSync(path.join(top, file), text)
}
const commitAll = (cwd = top) => {
  const own = gitIn(cwd)
  own('add', '--all')
  own('-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath=/dev/null', 'commit', '-qm', 'All')
  return own('rev-parse', 'HEAD')
}
const initialise = (cwd: string) => {
  mkdirSync(cwd)
  execFileSync('git', ['init', '--quiet'], { cwd })
}
/** The folder of the base's build, in which a script of the repository writes the story list. */
const buildBase = async (commit: string) => {
  const build = { command: [process.execPath, 'build.mjs'], outputDir: 'out' }
  // SAFETY: a build reads nothing else.
  const config = { build } as unknown as VisualReviewConfig
  const [built] = await buildBoth({ root: top, top }, { commit, name: '' }, [{ prefix: '', folder: '', config }], git)
  return built?.builds.base ?? ''
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'builds ')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  top = path.join(folder, 'repository')
  initialise(top)
  git = gitIn(top)
  write('.gitignore', 'node_modules\nout\n')
  write('package-lock.json', '{ "packages": {} }')
  write('node_modules/.keep', '')
  write('build.mjs', "import fs from 'node:fs'\nfs.cpSync('stories', 'out', { recursive: true })")
  write('stories/index.json', '{}')
})

it('leaves nothing behind, and other worktrees alone, as one on a drive that is not there', async () => {
  const commit = commitAll()
  git('worktree', 'add', '--detach', path.join(folder, 'drive'))
  renameSync(path.join(folder, 'drive'), path.join(folder, 'elsewhere'))
  const before = git('worktree', 'list')
  expect(existsSync(path.join(await buildBase(commit), 'index.json'))).toBe(true)
  expect(git('worktree', 'list')).toBe(before)
})

it('replaces the tree of a process that was killed, and had the same id', async () => {
  const commit = commitAll()
  git('worktree', 'add', '--detach', path.join(top, `.cache/visual/tree-${process.pid}`))
  expect(existsSync(path.join(await buildBase(commit), 'index.json'))).toBe(true)
})

it('removes the builds of bases that no review has used for two weeks', async () => {
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
  const commit = commitAll()
  const build = await buildBase(commit)
  utimesSync(build, longAgo, longAgo)
  expect(existsSync(await buildBase(commit))).toBe(true)
  write('stories/index.json', '{ "v": 5 }')
  const next = commitAll()
  await buildBase(next)
  expect(existsSync(build)).toBe(true)
  utimesSync(build, longAgo, longAgo)
  await buildBase(next)
  expect(existsSync(build)).toBe(false)
})

it('runs no hooks of the repository', async () => {
  const commit = commitAll()
  writeFileSync(path.join(top, '.git/hooks/post-checkout'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(existsSync(path.join(await buildBase(commit), 'index.json'))).toBe(true)
})

it('has the submodules that the working tree has', async () => {
  const icons = path.join(folder, 'icons')
  initialise(icons)
  writeFileSync(path.join(icons, 'icon.svg'), '<svg/>')
  commitAll(icons)
  vi.stubEnv('GIT_ALLOW_PROTOCOL', 'file')
  onTestFinished(() => void vi.unstubAllEnvs())
  git('submodule', 'add', '--quiet', icons, 'stories/icons')
  expect(readFileSync(path.join(await buildBase(commitAll()), 'icons/icon.svg'), 'utf8')).toBe('<svg/>')
})

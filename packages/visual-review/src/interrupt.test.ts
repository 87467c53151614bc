import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

/** A build that does not end by itself. */
const build = `
  import fs from 'node:fs'
  const log = (text) => fs.appendFileSync(process.env.LOG, text)
  process.on('SIGTERM', () => log('stopped ') || process.exit())
  setInterval(() => {}, 1000)
  log('started ')
`

const config = {
  configDir: 'stories',
  // A program of a program, as a script of npm.
  build: { command: ['sh', '-c', 'node build.mjs; true'], outputDir: 'out' },
  ...{ sources: ['.'], modes: {}, defaultModes: [], pagePrefix: '', globals: {}, viewports: {}, themes: [] },
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('stops the builds on %s, and leaves no worktree', { timeout: 30_000 }, async (signal, code) => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'interrupt-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, maxRetries: 3 }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
  for (const folder of ['stories', 'node_modules']) mkdirSync(path.join(cwd, folder))
  const files = {
    'build.mjs': build,
    log: '',
    'package-lock.json': '{ "packages": {} }',
    'stories/a.js': '',
    'visual-review.config.mjs': `export const config = { ...${JSON.stringify(config)}, launchOptions: () => ({}) }`,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(cwd, file), text)
  git('init', '--quiet')
  git('add', '--all')
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath=/dev/null']
  git(...identity, 'commit', '--quiet', '--message', 'All')

  const log = path.join(cwd, 'log')
  const cli = ['--import', import.meta.resolve('tsx'), path.join(import.meta.dirname, 'cli.ts')]
  const env = { ...process.env, LOG: log }
  const child = spawn(process.execPath, [...cli, '--base', 'HEAD'], { cwd, env, stdio: 'ignore' })
  const readLog = () => readFileSync(log, 'utf8').trim().split(' ').sort()
  await vi.waitFor(() => expect(readLog()).toEqual(['started', 'started']), { timeout: 20_000 })
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  await vi.waitFor(() => expect(readLog()).toEqual(['started', 'started', 'stopped', 'stopped']))
})

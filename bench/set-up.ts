/** A fresh clone: how long it takes to install, to start, to start again, to test, and to test again. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/lib/ports.ts'
import { root } from '../tools/lib/run.ts'
import { interleave, type Sample } from './measure.ts'
import { getRows, type Table } from './report.ts'

const START_MS = 300_000

export async function setUp(runs: number): Promise<Table[]> {
  // A run takes minutes.
  const samples = await interleave(['fresh clone'], Math.ceil(runs / 5), freshClone)
  return [{ title: 'A fresh clone with packages from npm’s cache: seconds', rows: getRows(samples, 'fresh clone', []) }]
}

async function freshClone(): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-clone-'))
  const npm =
    (...args: string[]) =>
    () =>
      void execFileSync('npm', args, { cwd: folder, stdio: 'pipe' })
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    return {
      install: await seconds(npm('ci', '--prefer-offline')),
      'first start': await startOnce(folder),
      'second start': await startOnce(folder),
      'unit tests': await seconds(npm('test', '--', 'unit')),
      'unit tests again': await seconds(npm('test', '--', 'unit')),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seconds(action: () => void | Promise<void>): Promise<number> {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1000
}

/** Seconds from `npm start` until the site answers; Storybook is built later. */
async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), STORYBOOK_PORT: '0' }
  const log = join(folder, 'start.log')
  const output = openSync(log, 'w')
  // In a process group of its own, since npm starts further processes.
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', output, output], detached: true })
  const ended = once(child, 'exit')
  try {
    return await seconds(async () => {
      const giveUp = performance.now() + START_MS
      while (!(await isServing(port))) {
        if (child.exitCode !== null || performance.now() > giveUp)
          throw new Error(`npm start does not serve the site:\n${readFileSync(log, 'utf8')}`)
        await wait(100)
      }
    })
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
    closeSync(output)
  }
}

const isServing = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A fresh clone: how long it takes to install, to start, to start again, to test, and to test again. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../tools/hosts/serve.ts'
import { freePort } from '../tools/lib/ports.ts'
import { root } from '../tools/lib/run.ts'
import { interleave, type Sample } from './measure.ts'
import { getRows, type Table } from './report.ts'

export async function setUp(runs: number): Promise<Table[]> {
  // A run takes minutes.
  const samples = await interleave(['fresh clone'], Math.ceil(runs / 5), freshClone)
  return [{ title: 'A fresh clone with packages from npm’s cache: seconds', rows: getRows(samples, 'fresh clone', []) }]
}

async function freshClone(): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-clone-'))
  const npm = (...args: string[]) => {
    const start = performance.now()
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe' })
    return (performance.now() - start) / 1000
  }
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    return {
      install: npm('ci', '--prefer-offline'),
      'first start': await startOnce(folder),
      'second start': await startOnce(folder),
      'unit tests': npm('test', '--', 'unit'),
      'unit tests again': npm('test', '--', 'unit'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds from `npm start` until the site answers; Storybook is built later. */
async function startOnce(folder: string): Promise<number> {
  const start = performance.now()
  const [port, env] = [await freePort(), { ...process.env, STORYBOOK_PORT: '0' }]
  const getSeconds = async () => (performance.now() - start) / 1000
  return serve({ folder, script: 'start', port, env, limit: 300_000 }, getSeconds)
}

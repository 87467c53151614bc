/** Processes of the server, and the load on them. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../tools/lib/ports.ts'
import { root } from '../tools/lib/run.ts'
import { hostProgram } from './build-hosts.ts'
import type { Sample } from './measure.ts'

const SECONDS = 3
const START_MS = 120_000

export interface Server {
  origin: string
  pid: number
}

/** Starts processes of the server as `npm start` does, each on a port of its own, with a folder for their data. */
export async function startServers(count: number, env: NodeJS.ProcessEnv = {}) {
  const data = mkdtempSync(join(tmpdir(), 'summit-bench-'))
  const children: { end: () => Promise<void> }[] = []
  const stop = async () => {
    await Promise.all(children.map(({ end }) => end()))
    rmSync(data, { recursive: true, force: true })
  }
  const servers: Server[] = []
  try {
    for (let index = 0; index < count; index++) {
      const port = await freePort()
      const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start.ts'], {
        cwd: root,
        env: { ...process.env, ...env, PORT: String(port), STORYBOOK_PORT: '0', DATA_DIR: data, SITE_URL: '' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(child, 'exit')
      children.push({
        end: async () => {
          child.kill('SIGTERM')
          await ended
        },
      })
      const origin = `http://127.0.0.1:${port}`
      const giveUp = performance.now() + START_MS
      while (!(await isHealthy(origin))) {
        if (child.exitCode !== null || performance.now() > giveUp) throw new Error('The server does not start.')
        await wait(200)
      }
      servers.push({ origin, pid: child.pid ?? 0 })
    }
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isHealthy = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** What `autocannon --json` prints, as far as it is read. */
interface Load {
  requests: { average: number }
  latency: { p50: number; p90: number; p99: number }
  errors: number
  non2xx: number
}

/** Loads all servers at once, with the connections shared among them. Percentiles are those of the slowest. */
export async function load(servers: Server[], path: string, connections: number): Promise<Sample> {
  const share = Math.ceil(connections / servers.length)
  const loads = await Promise.all(servers.map(({ origin }) => autocannon(origin + path, share)))
  const sum = (value: (one: Load) => number) => loads.reduce((total, one) => total + value(one), 0)
  const worst = (value: (one: Load) => number) => Math.max(...loads.map(value))
  return {
    'per second': sum(({ requests }) => requests.average),
    p50: worst(({ latency }) => latency.p50),
    p90: worst(({ latency }) => latency.p90),
    p99: worst(({ latency }) => latency.p99),
    failed: sum(({ errors, non2xx }) => errors + non2xx),
    'memory MB': servers.reduce((total, { pid }) => total + memory(pid), 0),
  }
}

async function autocannon(url: string, connections: number): Promise<Load> {
  const args = ['--json', '--connections', String(connections), '--duration', String(SECONDS)]
  const { stdout } = await promisify(execFile)(hostProgram('autocannon'), [...args, '-H', 'accept-encoding=br', url])
  // SAFETY: what autocannon documents for `--json`.
  return JSON.parse(stdout) as Load
}

/** Resident memory of a process, in MB. */
const memory = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1000

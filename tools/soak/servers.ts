import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../lib/ports.ts'
import { root } from '../lib/run.ts'

/** A server process that can be killed and started again on its port. */
export interface Server {
  url: string
  start: () => void
  kill: () => Promise<void>
  /** Ends it by SIGTERM. Resolves to whether it exited with 0. */
  stop: () => Promise<boolean>
  /** Resident memory in MB. */
  memory: () => number
}

/** Creates a server on a free port. `log` is the file of its output. `onCrash` is called when it ends by itself. */
export async function createServerProcess(
  env: Record<string, string>,
  log: string,
  onCrash: () => void,
): Promise<Server> {
  const port = await freePort('127.0.0.1')
  const output = createWriteStream(log, { flags: 'a' })
  let child: ChildProcess | undefined
  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<boolean>((resolve) => {
      if (!child) {
        resolve(true)
        return
      }
      child.once('exit', (code) => resolve(code === 0))
      child.kill(signal)
      child = undefined
    })
  return {
    url: `http://127.0.0.1:${port}`,
    start: () => {
      const started = spawn(process.execPath, [path.join(root, 'apps/api/dist/server.js')], {
        env: { PATH: process.env.PATH, PORT: String(port), STORYBOOK_PORT: '0', ...env },
      })
      started.stdout.pipe(output, { end: false })
      started.stderr.pipe(output, { end: false })
      started.once('exit', () => {
        if (child !== started) return
        child = undefined
        onCrash()
      })
      child = started
    },
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    memory: () => {
      const status = child?.pid === undefined ? '' : readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
  }
}

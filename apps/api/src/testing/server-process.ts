import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'

const apiFolder = path.resolve(import.meta.dirname, '../..')

/** Builds the server as it is now into a place of its own, which no other build touches and the next run writes over. */
export async function buildServer(): Promise<string> {
  const outDir = path.join(apiFolder, '.cache')
  await build({
    configFile: path.join(apiFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  })
  return path.join(outDir, 'server.js')
}

/** A line that `serve.ts` writes; lines of the log have no `event`. */
export interface ServerEvent {
  event?: 'listening' | 'open' | 'failed' | 'stopped'
  port?: number
  message?: string
  demo?: { email: string; password: { status: string; text?: string } } | undefined
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Waits until the process tells of an event. */
  told: (event: NonNullable<ServerEvent['event']>) => Promise<ServerEvent>
  /** Waits for the end and gives the exit code, or null after a signal. */
  ended: Promise<number | null>
  /** The lines of its log. */
  log: () => string
  send: (path: string, init?: RequestInit) => Promise<Response>
}

export function startProcess(bundle: string, env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'serve.ts'), bundle], {
    env: { PATH: process.env.PATH, PORT: '0', STORYBOOK_PORT: '0', SITE_URL: 'http://localhost:3000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const events: ServerEvent[] = []
  const listeners = new Set<() => void>()
  createInterface(child.stdout).on('line', (line) => {
    // SAFETY: serve.ts and the log are the only writers, and both write objects.
    events.push(JSON.parse(line) as ServerEvent)
    for (const listener of listeners) listener()
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)

  const told: ServerProcess['told'] = (event) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = events.find((each) => each.event === event)
        if (found) resolve(found)
      }
      listeners.add(look)
      look()
      void ended.then((code) => reject(new Error(`The server ended (${String(code)}) and never told: ${event}.`)))
    })
  return {
    child,
    told,
    ended,
    log: () =>
      events
        .filter((each) => each.event === undefined)
        .map((each) => JSON.stringify(each))
        .join('\n'),
    send: async (address, init) => {
      const { port } = await told('listening')
      return fetch(`http://127.0.0.1:${String(port)}${address}`, init)
    },
  }
}

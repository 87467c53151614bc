import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import type { DemoAccount } from '../auth/core/auth-backend.ts'

const apiFolder = path.resolve(import.meta.dirname, '../..')

/** Bundles the server, with its test entry unless told otherwise, into `.cache/`. Returns the bundle's path. */
export async function buildServer(entry = 'src/testing/serve.ts'): Promise<string> {
  const outDir = path.join(apiFolder, '.cache')
  const file = `${path.basename(entry, '.ts')}.js`
  await build({
    configFile: path.join(apiFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: false, rolldownOptions: { output: { entryFileNames: file } } },
  })
  return path.join(outDir, file)
}

/** An event that the server process reports. */
export type ServerEvent =
  | { event: 'listening'; port: number }
  | { event: 'open'; demo?: DemoAccount }
  | { event: 'failed'; message: string }
  | { event: 'stopped' }

type EventOf<Name> = Extract<ServerEvent, { event: Name }>

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Resolves to an event once it is reported. Rejects if the process ends without it. */
  waitFor: <Name extends ServerEvent['event']>(name: Name) => Promise<EventOf<Name>>
  /** Resolves to the exit code, or to null after a signal. */
  ended: Promise<number | null>
  /** The lines of the log so far. */
  log: () => string
  /** Sends a request as soon as the server listens. */
  send: (path: string, init?: RequestInit) => Promise<Response>
}

/** Starts a bundle of {@link buildServer} on a free port. */
export function startProcess(bundle: string, env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env.PATH, PORT: '0', STORYBOOK_PORT: '0', SITE_URL: 'http://localhost:3000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const events: ServerEvent[] = []
  const listeners = new Set<() => void>()
  createInterface(child.stdout).on('line', (line) => {
    // SAFETY: serve.ts and the log are the only writers, and both write objects.
    const parsed = JSON.parse(line) as ServerEvent | { event?: undefined }
    if (parsed.event === undefined) lines.push(line)
    else events.push(parsed)
    for (const listener of listeners) listener()
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)

  const waitFor: ServerProcess['waitFor'] = <Name extends ServerEvent['event']>(name: Name) =>
    new Promise<EventOf<Name>>((resolve, reject) => {
      const check = () => {
        const found = events.find((each): each is EventOf<Name> => each.event === name)
        if (found) resolve(found)
      }
      listeners.add(check)
      check()
      void ended.then((code) => reject(new Error(`The server exited (${String(code)}) without the event "${name}".`)))
    })
  return {
    child,
    waitFor,
    ended,
    log: () => lines.join('\n'),
    send: async (address, init) => {
      const { port } = await waitFor('listening')
      return fetch(`http://127.0.0.1:${String(port)}${address}`, init)
    },
  }
}

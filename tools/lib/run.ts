import { readdirSync } from 'node:fs'
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import path from 'node:path'

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

const running = new Set<ChildProcess>()
let isWatching = false

interface RunOptions {
  /** Where to run it, relative to the repository's folder or absolute. */
  folder?: string
  env?: NodeJS.ProcessEnv
  stdio?: StdioOptions
  /** In milliseconds. A command that takes longer is ended and has failed. */
  timeout?: number
}

/**
 * Runs a command in the repository, in a process group of its own, which ends with this process. Resolves to whether it
 * succeeded.
 */
export function run(
  command: string,
  args: string[],
  { folder = '.', env = process.env, stdio = 'inherit', timeout }: RunOptions = {},
): Promise<boolean> {
  exitOnSignals()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: path.resolve(root, folder), env, stdio, detached: true })
    const timer = timeout && setTimeout(() => endGroup(child), timeout)
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      running.delete(child)
      resolve(isDone)
    }
    running.add(child)
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}

/** Runs one of the scripts of `package.json`. */
export function runScript(name: string, options?: RunOptions): Promise<boolean> {
  return run('npm', ['run', '--silent', name], options)
}

/** Lets signals exit this process, so that what is to be done on `exit` is done, unless somebody else listens to them. */
export function exitOnSignals() {
  if (isWatching) return
  isWatching = true
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(1)
    })
  }
}

/** Ends all commands that {@link run} has started and that still run, with the processes they started. */
export function endAll() {
  for (const child of running) endGroup(child)
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}

/** The names of the folders in a folder, without hidden ones and files such as `.DS_Store`. */
export const listFolders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

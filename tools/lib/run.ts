import { readdirSync } from 'node:fs'
import { type ChildProcess, spawn, type SpawnOptions, type StdioOptions } from 'node:child_process'
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

/** Starts a command in a process group of its own, which ends with this process. */
export function startGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  exitOnSignals()
  const child = spawn(command, args, { ...options, detached: true })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Runs a command in the repository, and what it starts. Resolves to whether it succeeded. */
export function run(
  command: string,
  args: string[],
  { folder = '.', env = process.env, stdio = 'inherit', timeout }: RunOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = startGroup(command, args, { cwd: path.resolve(root, folder), env, stdio })
    const timer = timeout && setTimeout(() => endGroup(child), timeout)
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      resolve(isDone)
    }
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

/** Ends all commands that still run, with the processes they started. */
export function endAll() {
  for (const child of running) endGroup(child)
}

/** Ends a command that {@link startGroup} has started, with the processes it started. */
export function endGroup({ pid }: ChildProcess) {
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

/**
 * Entry of the bundle. Run by itself, `node apps/api/dist/server.js`, it serves the built site as its settings say;
 * with `admin COMMAND` it runs an operator's command.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from './admin/commands.ts'
import { runAdmin } from './admin/run-admin.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderInUse } from './database/folder-lock.ts'
import { CannotListen } from './http/listener.ts'
import { startServer } from './server.ts'
import { readTask } from './task.ts'

export { readConfig } from './config.ts'
export { type RunningServer, startServer } from './server.ts'

/** Whether an error is for the operator: its message says what to do, and its stack is of no use. */
export function isOperatorError(error: unknown): error is Error {
  return [ConfigError, FolderInUse, CannotListen, UsageError].some((known) => error instanceof known)
}

const bundle = fileURLToPath(import.meta.url)
if (process.argv[1] === bundle) await run(process.argv.slice(2))

async function run(words: string[]) {
  try {
    const task = readTask(words)
    const config = readConfig(process.env)
    if (task.name === 'admin') print(await runAdmin(config, task.command, task.args))
    else await serve(config)
  } catch (error) {
    console.error(isOperatorError(error) ? error.message : error)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

/** A reader may have enough, such as `head`. */
function print(text: string) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
  process.stdout.write(text)
}

async function serve(config: Config) {
  const { stop } = await startServer(config, { siteFolder: path.join(path.dirname(bundle), '../../site/dist') })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // The second signal ends the process at once.
      process.once(signal, () => process.exit(1))
      void stop(signal).then(() => process.exit(0))
    })
  }
}

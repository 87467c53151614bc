/** Entry of the bundle. Run by itself, `node apps/api/dist/server.js`, it serves the built site as its settings say. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from './admin/commands.ts'
import { ConfigError, readConfig } from './config.ts'
import { FolderInUse } from './database/folder-lock.ts'
import { PortInUse } from './http/listener.ts'
import { startServer } from './server.ts'
import { PrerenderError } from './site/pages-for.ts'

export { runAdmin } from './admin/run-admin.ts'
export { readConfig } from './config.ts'
export { type RunningServer, startServer } from './server.ts'

/** Whether an error is for the operator: its message says what to do, and its stack is of no use. */
export function isOperatorError(error: unknown): error is Error {
  return [ConfigError, FolderInUse, PortInUse, PrerenderError, UsageError].some((known) => error instanceof known)
}

const bundle = fileURLToPath(import.meta.url)
if (process.argv[1] === bundle) await serve(path.join(path.dirname(bundle), '../../site/dist'))

async function serve(siteFolder: string) {
  try {
    const { stop } = await startServer(readConfig(process.env), { siteFolder })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // The second signal ends the process at once.
        process.once(signal, () => process.exit(1))
        void stop().then(() => process.exit(0))
      })
    }
  } catch (error) {
    console.error(isOperatorError(error) ? error.message : error)
    process.exit(1)
  }
}

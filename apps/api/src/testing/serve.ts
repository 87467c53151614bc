/**
 * Runs a built server as a process of its own for the tests, which may kill it at any time:
 * `node --import tsx serve.ts <bundle>`. Writes one line of JSON per event, and stops on SIGTERM.
 */
import { pathToFileURL } from 'node:url'
import type * as Server from '../server.ts'
import type { ServerEvent } from './server-process.ts'

const [bundle = ''] = process.argv.slice(2)
// SAFETY: the bundle has the exports of its entry.
const { readConfig, startServer } = (await import(pathToFileURL(bundle).href)) as typeof Server

const write = (event: ServerEvent) => console.log(JSON.stringify(event))

try {
  const { FILES_FOLDER: filesFolder } = process.env
  const server = await startServer(readConfig(process.env), filesFolder === undefined ? {} : { filesFolder })
  const stop = async () => {
    await server.stop()
    write({ event: 'stopped' })
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  write({ event: 'listening', port: server.port })
  write({ event: 'open', demo: await server.demo })
} catch (error) {
  write({ event: 'failed', message: String(error) })
  process.exit(1)
}

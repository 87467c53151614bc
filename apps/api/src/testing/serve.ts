/**
 * Runs a built server as a process of its own for the tests, which may kill it at any time:
 * `node serve.mjs <bundle>`. Writes one line of JSON for each thing that happens, and stops on SIGTERM.
 */
import { pathToFileURL } from 'node:url'

const [bundle = ''] = process.argv.slice(2)
/** @type {typeof import('../server.ts')} */
const { readConfig, startServer } = await import(pathToFileURL(bundle).href)

/** @param {object} news */
const tell = (news) => console.log(JSON.stringify(news))

try {
  const server = await startServer(readConfig(process.env), { filesFolder: process.env.FILES_FOLDER })
  process.on('SIGTERM', async () => {
    await server.stop()
    tell({ event: 'stopped' })
    process.exit(0)
  })
  tell({ event: 'listening', port: server.port })
  tell({ event: 'open', demo: await server.demo })
} catch (error) {
  tell({ event: 'failed', message: String(error) })
  process.exit(1)
}

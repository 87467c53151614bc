/** Starts the built API for pages of an origin, in a process of its own, and sends its origin to the parent process. */
import { join } from 'node:path'
import type * as Api from '../../apps/api/src/main.ts'
import { root } from '../lib/run.ts'

const [site, dataDir, password] = process.argv.slice(2)
// SAFETY: the API's build writes this file from that source.
const { readConfig, startServer } = (await import(join(root, 'apps/api/dist/server.js'))) as typeof Api
const env = { PORT: '0', SITE_URL: site, DATA_DIR: dataDir, DEMO_PASSWORD: password, RATE_LIMIT_IP: '100000' }
const { port, demo } = await startServer(readConfig(env))
await demo
process.send?.(`http://localhost:${port}`)

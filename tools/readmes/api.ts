/** Starts the built API on a port as a reader does, in a process of its own, and tells the parent when it answers. */
import { join } from 'node:path'
import type * as Api from '../../apps/api/src/main.ts'
import { root } from '../lib/run.ts'

// The parent may end before it can end this process.
process.once('disconnect', () => process.exit())

const [port, dataDir, password] = process.argv.slice(2)
// SAFETY: the API's build writes this file from that source.
const { readConfig, startServer } = (await import(join(root, 'apps/api/dist/server.js'))) as typeof Api
const env = { PORT: port, DATA_DIR: dataDir, DEMO_PASSWORD: password, RATE_LIMIT_IP: '100000' }
const { demo } = await startServer(readConfig(env))
await demo
process.send?.('ready')

/** Builds the server into `dist/`: the bundle, and the migrated data directory that a first start copies. */
import { join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' })
/** @type {typeof import('./src/server.ts')} */
const server = await import(join(here, 'dist/server.js'))
await server.createSnapshot(join(here, 'dist/snapshot'))

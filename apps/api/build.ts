/** Builds the server into `dist/`: the bundle, and the migrated data directory that a first start copies. */
import { join } from 'node:path'
import { build } from 'vite'
import type * as Server from './src/server.ts'

const here = import.meta.dirname
await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' })
// SAFETY: the bundle has the exports of its entry.
const server = (await import(join(here, 'dist/server.js'))) as typeof Server
await server.createSnapshot(join(here, 'dist/snapshot'))

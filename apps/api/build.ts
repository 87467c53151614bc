/** Builds the server into `dist/`: the bundle, and the migrated data directory that a first start copies. */
import { join } from 'node:path'
import { build } from 'vite'
import { createSnapshot } from './src/database/embedded.ts'
import { snapshotFolder } from './src/paths.ts'

await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' })
await createSnapshot(snapshotFolder)

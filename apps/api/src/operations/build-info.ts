import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }

const digest = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')

/** What runs: the version, and the first digits of what `sha256sum apps/api/dist/server.js` prints. */
export const buildInfo = { version: manifest.version, build: digest.slice(0, 12) }

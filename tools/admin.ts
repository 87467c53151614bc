/** `npm run admin -- COMMAND`: the operator's commands, on the database of the server's settings. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type * as Api from '../apps/api/src/main.ts'
import { root } from './lib/run.ts'

const bundle = path.join(root, 'apps/api/dist/server.js')
if (!existsSync(bundle)) {
  console.error('The server is not built. Run npm run build:site first.')
  process.exit(1)
}
// SAFETY: the API's build writes this file from that source.
const api = (await import(bundle)) as typeof Api
try {
  process.stdout.write(await api.runAdmin(api.readConfig(process.env), process.argv.slice(2)))
} catch (error) {
  console.error(api.isOperatorError(error) ? error.message : error)
  process.exitCode = 1
}

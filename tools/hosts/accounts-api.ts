/** The embedded accounts of our API, whose authentication service has Supabase's calls, for a host on Supabase's client. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Api from '../../apps/api/src/main.ts'
import { root } from '../lib/run.ts'

/** Starts it on a port, with an empty database and the mails' links at the host. Resolves to what stops it. */
export async function startAccountsApi(port: number, hostOrigin: string): Promise<() => Promise<void>> {
  // SAFETY: the API's build writes this file from that source.
  const api = (await import(join(root, 'apps/api/dist/server.js'))) as typeof Api
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-accounts-'))
  const settings = {
    PORT: String(port),
    STORYBOOK_PORT: '0',
    SITE_URL: hostOrigin,
    DATA_DIR: dataDir,
    ACCOUNTS: 'real',
  }
  const server = await api.startServer(api.readConfig(settings))
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

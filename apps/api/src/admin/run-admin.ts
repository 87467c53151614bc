import { createKeyStore } from '../auth/core/key-store.ts'
import type { Config } from '../config.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open.ts'
import type { AdminCommand } from './commands.ts'

/**
 * Runs an operator's command on the configured database. Resolves to what it prints. The embedded database is opened by
 * one process at a time, so its server must be stopped first.
 */
export async function runAdmin(config: Config, command: AdminCommand, args: string[]): Promise<string> {
  const lock = config.database.kind === 'embedded' ? await lockFolder(config.dataDir) : undefined
  try {
    const { database, close } = await openDatabase(config, () => {})
    try {
      const keyStore = createKeyStore(config, database)
      return await command({ database, keyStore, accounts: config.auth.kind, now: new Date() }, args)
    } finally {
      await close()
    }
  } finally {
    await lock?.release()
  }
}

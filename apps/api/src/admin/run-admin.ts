import { keyStoreOf } from '../auth/core/key-store.ts'
import type { Config } from '../config.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open.ts'
import { commands, UsageError } from './commands.ts'

/**
 * Runs an operator's command on the configured database. Resolves to what it prints. Throws a {@link UsageError} for
 * invalid arguments. The embedded database is opened by one process at a time, so its server must be stopped first.
 */
export async function runAdmin(config: Config, [name = '', ...args]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(usage())
  const unlock = config.database.kind === 'embedded' ? await lockFolder(config.dataDir) : async () => {}
  try {
    const { database, close } = await openDatabase(config, () => {})
    try {
      return await command.run({ database, keyStore: keyStoreOf(config, database), now: new Date() }, args)
    } finally {
      await close()
    }
  } finally {
    await unlock()
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { args, about }]) => `  ${`${name} ${args}`.padEnd(24)}${about}`)
  return ['Usage: npm run admin -- COMMAND, or without npm: node apps/api/dist/server.js admin COMMAND', ...lines].join(
    '\n',
  )
}

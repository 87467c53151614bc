import type { DatabaseConfig } from '../config.ts'
import { snapshotFolder } from '../paths.ts'
import type { Connection } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** Opens and migrates the configured database. `onLost` is called for each lost connection to a PostgreSQL server. */
export function openDatabase(
  { database, dataDir }: { database: DatabaseConfig; dataDir: string },
  onLost: (error: Error) => void,
): Promise<Connection> {
  return database.kind === 'embedded' ? openEmbedded(dataDir, snapshotFolder) : openPostgres(database.url, onLost)
}

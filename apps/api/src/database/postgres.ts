import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrationsFolder } from '../paths.ts'
import type { Connection } from './database.ts'

/** Advisory lock of migrations, the same in all servers. */
const MIGRATION_LOCK = 5_086_441

/** Timeouts, in ms. */
export interface PostgresTimeouts {
  /** For a new or free connection. */
  connect: number
  /** For one statement. */
  query: number
}

const defaultTimeouts: PostgresTimeouts = { connect: 3_000, query: 6_000 }

/**
 * Connects to a PostgreSQL server and migrates the database. `onLost` is called for each lost connection. The driver is
 * loaded on demand, since the embedded database is the default.
 */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  timeouts: PostgresTimeouts = defaultTimeouts,
): Promise<Connection> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: 5_000,
    query_timeout: timeouts.query,
  })
  pool.on('error', onLost)
  try {
    const client = await pool.connect()
    client.on('error', onLost)
    try {
      // The lock is released with the connection.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  }

  const database: PgDatabase<NodePgQueryResultHKT> = drizzle(pool)
  // Drizzle's own transaction leaks the client if `begin` fails.
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    client.on('error', onLost)
    let isSuccessful = false
    try {
      const result = await drizzle(client).transaction(work, config)
      isSuccessful = true
      return result
    } finally {
      client.off('error', onLost)
      // The state of a failed connection is unknown, so it is closed.
      client.release(!isSuccessful)
    }
  }
  return { database, close: () => pool.end() }
}

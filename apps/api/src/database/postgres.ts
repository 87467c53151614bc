import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrationsFolder } from '../paths.ts'
import type { Connection } from './database.ts'

/** Any number, the same in all our servers: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 5_086_441

/** How long the PostgreSQL server may take, in milliseconds. */
export interface PostgresTimeouts {
  /** To accept a connection, or for one of the pool to become free. */
  connect: number
  /** To answer one statement. */
  query: number
}

const defaultTimeouts: PostgresTimeouts = { connect: 3_000, query: 6_000 }

/**
 * Connects to a PostgreSQL server and brings its schema up to date. `onLost` is called for each connection that breaks.
 * The driver is loaded on demand, because the embedded database is the usual one.
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
      // The lock belongs to the connection: whatever happens here, it ends with it.
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
  // Drizzle's own transaction on a pool loses the client for good when `begin` fails, as it does when the server stalls.
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    client.on('error', onLost)
    let isWhole = false
    try {
      const result = await drizzle(client).transaction(work, config)
      isWhole = true
      return result
    } finally {
      client.off('error', onLost)
      // Nobody knows what state a failed connection is in, so it is closed and not used again.
      client.release(!isWhole)
    }
  }
  return { database, close: () => pool.end() }
}

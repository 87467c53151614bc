import { sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
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
    query_timeout: timeouts.query,
    // PgBouncer refuses it as a parameter of the connection.
    verify: (client, done) => client.query('set statement_timeout = 5000', (error) => done(error)),
  })
  // Node ends the process at an error that nobody listens to, and the pool listens to unused connections only.
  pool.on('connect', (client) => client.on('error', onLost)).on('error', () => {})
  const database: PgDatabase<NodePgQueryResultHKT> = drizzle(pool)
  // Drizzle's own transaction leaks the client if `begin` fails.
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    let isSuccessful = false
    try {
      const result = await drizzle(client).transaction(work, config)
      isSuccessful = true
      return result
    } finally {
      // The state of a failed connection is unknown, so it is closed.
      client.release(!isSuccessful)
    }
  }
  try {
    await database.transaction(async (transaction) => {
      // Until the transaction ends: behind PgBouncer a connection does not keep its session, so that another would hold it.
      await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await migrate(drizzle(pool), { migrationsFolder })
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return { database, close: () => pool.end() }
}

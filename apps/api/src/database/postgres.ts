import { migrationsFolder } from '../paths.ts'
import type { Connection } from './database.ts'
import * as schema from './schema.ts'

/** Any number, the same in all our servers: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 5_086_441

/**
 * Connects to a PostgreSQL server and brings its schema up to date. `onLost` hears of idle connections that broke. The
 * driver is loaded on demand, because the embedded database is the usual one.
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Connection> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
  })
  pool.on('error', onLost)
  try {
    const client = await pool.connect()
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
  return { database: drizzle(pool, { schema }), close: () => pool.end() }
}

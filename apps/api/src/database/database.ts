import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { sleep } from '../shared/sleep.ts'

/** Drizzle database or transaction, on PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export interface Connection {
  database: Database
  close: () => Promise<void>
}

/** Result of a health check. */
export type Health = { status: 'ok' } | { status: 'unavailable'; reason: string }

/** A database that opens in the background and reconnects. */
export interface LazyDatabase {
  /** Waits up to 10 s for the database to open. Throws {@link DatabaseUnavailableError} otherwise. */
  get: () => Promise<Database>
  /** Resolves once the database is open, without timeout. */
  opened: () => Promise<void>
  health: () => Promise<Health>
  close: () => Promise<void>
}

/** The database is opening or unreachable. Reported to clients as 503. */
export class DatabaseUnavailableError extends Error {}

/** How long requests wait for the database to open, in ms. */
const OPENING_TIMEOUT_MS = 10_000

/** Timeout of the health check's query, in ms. */
const HEALTH_TIMEOUT_MS = 2_000

/** Delay between two attempts to open, in ms. */
const RETRY_MS = 2_000

/** PostgreSQL's code for a write that it does not allow. */
const READ_ONLY = '25006'

/** PostgreSQL's codes where tables or rights are missing, as after a restore that was incomplete or under another owner. */
const UNFIT = /^42[0-9A-Z]{3}$/

/** How long `close` waits, in ms. */
const CLOSING_TIMEOUT_MS = 5_000

/** Options of {@link createLazyDatabase}. */
export interface LazyDatabaseOptions {
  open: () => Promise<Connection>
  /** Called once, before the database is used. */
  prepare: (database: Database) => Promise<void>
  /** Called before each use. Throws {@link DatabaseUnavailableError} if the database must not be used. */
  check?: () => Promise<void>
  /** Called with the error of every failed attempt to open or close. */
  onFailure: (error: unknown) => void
}

/** Opens a database on first use and retries until it succeeds, since PostgreSQL may start after this server. */
export function createLazyDatabase({ open, prepare, check, onFailure }: LazyDatabaseOptions): LazyDatabase {
  const closing = new AbortController()
  let reason = 'The database is opening.'
  let connection: Connection | undefined
  let connecting: Promise<Connection> | undefined

  const openOnce = async () => {
    const opened = await open()
    try {
      await prepare(opened.database)
      return opened
    } catch (error) {
      await opened.close()
      throw error
    }
  }
  const openWithRetry = async () => {
    while (!closing.signal.aborted) {
      try {
        connection = await openOnce()
        return connection
      } catch (error) {
        reason = getReason(error)
        onFailure(error)
        await sleep(RETRY_MS, closing.signal)
      }
    }
    throw new DatabaseUnavailableError('The server is stopping.')
  }
  const connect = () => (connecting ??= openWithRetry())

  return {
    async opened() {
      await connect()
    },
    async get() {
      const { database } = await withTimeout(OPENING_TIMEOUT_MS, connect(), () => reason)
      await check?.()
      return database
    },
    async health() {
      if (!connection) return { status: 'unavailable', reason }
      try {
        await check?.()
        // Writes nothing, but fails where nothing can be written: on a replica, such as a primary before a failover.
        const write = connection.database.execute(sql`delete from secrets where false`)
        await withTimeout(HEALTH_TIMEOUT_MS, write, () => 'The database is slow.')
        return { status: 'ok' }
      } catch (error) {
        return { status: 'unavailable', reason: getReason(error) }
      }
    },
    async close() {
      closing.abort()
      const closed = async () => {
        const last = await connecting?.catch(() => undefined)
        await last?.close()
      }
      await withTimeout(CLOSING_TIMEOUT_MS, closed(), () => 'The database does not close.').catch(onFailure)
    },
  }
}

function getReason(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return error.message
  const code = getErrorCode(error) || getErrorCode(error instanceof Error ? error.cause : undefined)
  if (code === READ_ONLY) return 'The database is read-only.'
  return UNFIT.test(code) ? 'The database can be reached, but not used.' : 'The database cannot be reached.'
}

/** The code that PostgreSQL or Node gives an error; empty without one. */
export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Rejects with {@link DatabaseUnavailableError} if the promise does not settle within `ms`. */
async function withTimeout<T>(ms: number, promise: PromiseLike<T>, reason: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError(reason())), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

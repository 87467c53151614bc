import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '../schema.ts'

/** The database through Drizzle, whichever of the two stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open, migrated database. */
export interface Connection {
  database: Database
  close: () => Promise<void>
}

/** What `/api/health` wants to know. */
export type Health = { status: 'ok' } | { status: 'unavailable'; reason: string }

/** The database as the rest of the server sees it: it may still be opening, and it may be out of reach. */
export interface DatabaseLink {
  /** Waits a while for the database to open. Throws {@link DatabaseUnavailable} when it does not. */
  connected: () => Promise<Database>
  /** Resolves once the database is open, however long that takes. */
  opened: () => Promise<void>
  health: () => Promise<Health>
  close: () => Promise<void>
}

/** The database does not answer (yet). Visitors hear that in words, with a request to try again. */
export class DatabaseUnavailable extends Error {}

/** How long a call waits for a database that is still opening, in milliseconds. */
const OPENING_TIMEOUT_MS = 10_000

/** How long the health check waits for an answer, in milliseconds. */
const HEALTH_TIMEOUT_MS = 2_000

/** How long to wait between two attempts to open, in milliseconds. */
const RETRY_MS = 2_000

/** How long a server that stops waits for the database to close, in milliseconds. */
const CLOSING_TIMEOUT_MS = 5_000

/** How a database is opened. */
export interface Opening {
  open: () => Promise<Connection>
  /** Done once, before anybody else uses the database. */
  prepare: (database: Database) => Promise<void>
  /** Throws {@link DatabaseUnavailable} while the database must not be used. Asked before each use. */
  check?: () => Promise<void>
  /** Hears of each attempt that failed. */
  onFailure: (error: unknown) => void
}

/** Opens the database when it is first wanted, and keeps trying: a PostgreSQL server may come up after us. */
export function linkDatabase({ open, prepare, check, onFailure }: Opening): DatabaseLink {
  const closing = new AbortController()
  let reason = 'The database is opening.'
  let connection: Connection | undefined
  let connecting: Promise<Connection> | undefined

  const openOnce = async () => {
    const fresh = await open()
    try {
      await prepare(fresh.database)
      return fresh
    } catch (error) {
      await fresh.close()
      throw error
    }
  }
  const keepTrying = async () => {
    while (!closing.signal.aborted) {
      try {
        connection = await openOnce()
        return connection
      } catch (error) {
        reason = 'The database cannot be reached.'
        onFailure(error)
        await sleep(RETRY_MS, closing.signal)
      }
    }
    throw new DatabaseUnavailable('The server is stopping.')
  }
  const connect = () => (connecting ??= keepTrying())

  return {
    async opened() {
      await connect()
    },
    async connected() {
      const { database } = await within(OPENING_TIMEOUT_MS, connect(), () => reason)
      await check?.()
      return database
    },
    async health() {
      if (!connection) return { status: 'unavailable', reason }
      try {
        await check?.()
        await within(HEALTH_TIMEOUT_MS, connection.database.execute(sql`select 1`), () => 'The database is slow.')
        return { status: 'ok' }
      } catch (error) {
        const known = error instanceof DatabaseUnavailable ? error.message : 'The database cannot be reached.'
        return { status: 'unavailable', reason: known }
      }
    },
    async close() {
      closing.abort()
      const closed = async () => {
        const last = await connecting?.catch(() => undefined)
        await last?.close()
      }
      await within(CLOSING_TIMEOUT_MS, closed(), () => 'The database does not close.').catch(onFailure)
    },
  }
}

/** The promise's value, or a {@link DatabaseUnavailable} when it takes longer than `ms`. */
async function within<T>(ms: number, promise: PromiseLike<T>, reason: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(reason())), ms)
  })
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}

/** Waits for so long, or until the signal is given. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    if (signal.aborted) wake()
    else signal.addEventListener('abort', wake)
  })
}

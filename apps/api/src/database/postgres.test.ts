import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { listenAsPostgres, proxyTo } from '../testing/postgres-stand-in.ts'
import { createOnServer } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

const timeouts = { connect: 500, query: 500 }
/** Exceeds the size of the connection pool. */
const MANY = 20

/** The server of `TEST_DATABASE_URL` (`npm run test:postgres`), or a fake one. */
async function findServer() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { url: new URL('postgres://summit@127.0.0.1/summit'), target: { port: await listenAsPostgres() } }
  const url = await createOnServer(server)
  const port = Number(url.port || 5432)
  const folder = url.searchParams.get('host')
  return { url, target: folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port } }
}

async function open() {
  const { url, target } = await findServer()
  const proxy = await proxyTo(target)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${proxy.port}`
  const onLost = vi.fn()
  return { ...(await openPostgres(url.href, onLost, timeouts)), proxy, onLost }
}

const transact = (database: Database) => database.transaction((transaction) => transaction.execute(sql`select 1`))
const outcomes = async (database: Database) => {
  const settled = await Promise.allSettled(Array.from({ length: MANY }, () => transact(database)))
  return new Set(settled.map(({ status }) => status))
}

it('opens behind PgBouncer, which takes few parameters and gives each transaction another session', async () => {
  const received: string[] = []
  const port = await listenAsPostgres(received)
  const { close } = await openPostgres(`postgres://summit@127.0.0.1:${port}/summit`, vi.fn(), timeouts)
  await close()
  // Names and values after the version of the protocol.
  const parameters = (received[0]?.slice(4).split('\0') ?? []).filter((text, index) => text && index % 2 === 0)
  expect(parameters).toEqual(['user', 'database', 'client_encoding'])
  const positions = [/^begin/, /pg_advisory_xact_lock/, /create table/i, /^commit/].map((text) => {
    return received.findIndex((each) => text.test(each))
  })
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
})

it('recovers after a server stalled in many transactions, and closes', async () => {
  const { database, close, proxy } = await open()
  expect(await outcomes(database)).toEqual(new Set(['fulfilled']))
  proxy.stall()
  expect(await outcomes(database)).toEqual(new Set(['rejected']))
  proxy.resume()
  expect(await outcomes(database)).toEqual(new Set(['fulfilled']))
  await close()
})

it('recovers after the server was gone', async () => {
  const { database, close, proxy } = await open()
  expect(await outcomes(database)).toEqual(new Set(['fulfilled']))
  proxy.refuse(true)
  proxy.cut()
  expect(await outcomes(database)).toEqual(new Set(['rejected']))
  proxy.refuse(false)
  expect(await outcomes(database)).toEqual(new Set(['fulfilled']))
  await close()
})

it('survives a connection that breaks in a transaction', async () => {
  const { database, close, proxy, onLost } = await open()
  const broken = database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`)
    proxy.cut()
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), 5_000)
    await transaction.execute(sql`select 2`)
  })
  await expect(broken).rejects.toThrow()
  expect(await outcomes(database)).toEqual(new Set(['fulfilled']))
  await close()
})

it('survives a connection that breaks before its first query', async () => {
  const onLost = vi.fn()
  const port = await listenAsPostgres([], 'statement_timeout')
  await expect(openPostgres(`postgres://summit@127.0.0.1:${port}/summit`, onLost, timeouts)).rejects.toThrow(
    'ECONNRESET',
  )
  expect(onLost).toHaveBeenCalledOnce()
})

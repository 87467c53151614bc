/** The server under load: a prerendered page and a call of the API at 10, 100 and 500 connections; more processes. */
import { startPostgres } from '../tools/lib/postgres.ts'
import { interleave } from './measure.ts'
import { getRows, type Table } from './report.ts'
import { load, startServers } from './servers.ts'

const CONNECTIONS = [10, 100, 500]
const PROCESSES = [1, 2, 4]
const paths = { home: '/', 'API, health with database': '/api/health' }

export async function server(runs: number): Promise<Table[]> {
  const tables: Table[] = []
  const one = await startServers(1)
  try {
    for (const [title, path] of Object.entries(paths)) {
      const samples = await interleave(CONNECTIONS.map(named('connection')), runs, (name) =>
        load(one.servers, path, parseInt(name)),
      )
      tables.push({
        title: `${title}, one process on the embedded database: requests per second, latency in ms`,
        rows: getRows(samples, '10 connections', ['per second']),
      })
    }
  } finally {
    await one.stop()
  }

  const postgres = startPostgres()
  try {
    const groups = new Map<string, Awaited<ReturnType<typeof startServers>>>()
    try {
      for (const count of PROCESSES)
        groups.set(
          count === 1 ? '1 process' : `${count} processes`,
          await startServers(count, { DATABASE_URL: postgres.url }),
        )
      for (const [title, path] of Object.entries(paths)) {
        const samples = await interleave([...groups.keys()], runs, (name) =>
          load(groups.get(name)?.servers ?? [], path, 100),
        )
        tables.push({
          title: `${title}, on PostgreSQL at 100 connections: requests per second, latency in ms`,
          rows: getRows(samples, '1 process', ['per second']),
        })
      }
    } finally {
      for (const { stop } of groups.values()) await stop()
    }
  } finally {
    postgres.stop()
  }
  return tables
}

const named = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitOnSignals } from './run.ts'

/** Where Debian puts what it does not put into the path. */
const debian = '/usr/lib/postgresql'

/** The folder with `initdb` and `pg_ctl`. */
function findPrograms(): string {
  const installed = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...installed]
  const found = folders.find((folder) => existsSync(path.join(folder, 'pg_ctl')))
  if (found) return found
  console.error('There is no PostgreSQL here. Install one (apt-get install postgresql), or set DATABASE_URL.')
  process.exit(1)
}

/** A temporary PostgreSQL server. */
export interface TemporaryPostgres {
  url: string
  /** Restarts it, which breaks all connections. */
  restart: () => void
  stop: () => void
}

/**
 * Starts a PostgreSQL server from the installed programs on a Unix socket in a temporary folder, without fsync. It is
 * stopped at the end of this process at the latest, and its data deleted.
 */
export function startPostgres(): TemporaryPostgres {
  const programs = findPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'summit-postgres-'))
  const data = path.join(folder, 'data')
  const ask = (program: string, ...args: string[]) => {
    const command = [path.join(programs, program), ...args]
    // PostgreSQL refuses to run as root.
    const [tool = '', ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
    const { status, stderr } = spawnSync(tool, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) throw new Error(`${program} has failed: ${String(stderr)}`)
  }
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder])
  ask('initdb', '--pgdata', data, '--username', 'summit', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync')
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`
  ask('pg_ctl', 'start', '--wait', '--pgdata', data, '--options', settings, '--log', path.join(folder, 'log'))
  const stop = () => {
    process.off('exit', stop)
    ask('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate')
    rmSync(folder, { recursive: true })
  }
  process.once('exit', stop)
  exitOnSignals()
  return {
    url: `postgresql://summit@localhost/postgres?host=${folder}`,
    restart: () =>
      ask('pg_ctl', 'restart', '--wait', '--pgdata', data, '--mode', 'fast', '--log', path.join(folder, 'log')),
    stop,
  }
}

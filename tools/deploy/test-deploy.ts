/**
 * `npm run test:deploy -w tools`: follows the examples of `deploy`. Starts the built server as in production, on PostgreSQL with a
 * mail server, and visits it through nginx and Caddy. They must be installed (apt-get install nginx caddy postgresql).
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts'
import { freePort } from '../lib/ports.ts'
import { startPostgres } from '../lib/postgres.ts'
import { root } from '../lib/run.ts'
import { checkAccounts } from './check-accounts.ts'
import { checkOwnHeaders, checkProxy } from './check-proxy.ts'
import { visitThrough } from './client.ts'
import { createCertificate, proxies } from './proxies.ts'
import { until } from './until.ts'

for (const program of ['nginx', 'caddy'])
  assert.ok(!spawnSync(program, ['-v']).error, `${program} is not installed: apt-get install nginx caddy postgresql`)

const folder = mkdtempSync(path.join(tmpdir(), 'summit-deploy-'))
const stops: Array<() => void> = []
const program = path.join(root, 'apps/api/dist/server.js')

try {
  const certificate = createCertificate(folder)
  for (const proxy of proxies) {
    const [server, http, https] = [
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
    ]
    const mail = await startMailServer()
    stops.push(() => void mail.close())
    const settings = {
      DATABASE_URL: startPostgres().url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_TO: 'team@example.org',
    }
    const started = start(server, { ...settings, RATE_LIMIT_IP: '3', DRAIN_S: '8' })
    const { log, stop } = proxy.start({ folder, server, http, https })
    stops.push(stop)
    const visit = visitThrough(https, certificate)
    await until(async () => (await visit('/api/health')).status === 200)
    await checkProxy({ visit, http, log: () => readFileSync(log, 'utf8'), serverLog: started.log })
    await checkAccounts({ visit, mails: mail.received, admin: (...args) => runAdmin(settings, args) })
    started.child.kill('SIGTERM')
    await until(async () => (await visit('/api/health')).status === 503)
    await started.ended
    await until(async () => (await visit('/api/health')).status >= 502)
    checkOwnHeaders(await visit('/'))
    stop()
    console.log(`${proxy.name}: as documented`)
  }
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(root, 'deploy/summit.service')])
  assert.deepEqual([status, String(stderr)], [0, ''])
  console.log('systemd: the unit is valid')
} finally {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
}

function start(port: number, settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...environment(settings), HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(() => void child.kill('SIGKILL'))
  let log = ''
  child.stdout.on('data', (chunk) => (log += String(chunk)))
  return { child, log: () => log, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

function environment(settings: Record<string, string>) {
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1', DATA_DIR: path.join(folder, 'data') }
  return { PATH: process.env.PATH, ...production, SITE_URL: 'https://summit.example', TRUST_PROXY: '1', ...settings }
}

function runAdmin(settings: Record<string, string>, words: string[]) {
  return execFileSync(process.execPath, [program, 'admin', ...words], { env: environment(settings) }).toString()
}

/**
 * `npm run test:deploy`: follows the examples of `deploy`. Runs the steps of the Dockerfile in a temporary folder, starts
 * what it would start on PostgreSQL with a mail server, and visits it through nginx and Caddy. They must be installed
 * (apt-get install nginx caddy postgresql).
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
import { checkProxy } from './check-proxy.ts'
import { visitThrough } from './client.ts'
import { followDockerfile, type Image } from './image.ts'
import { createCertificate, proxies } from './proxies.ts'
import { until } from './until.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'summit-deploy-'))
const stops: Array<() => void> = []

try {
  const image = followDockerfile(path.join(root, 'deploy/Dockerfile'), folder)
  await checkTwoOrigins(image)
  const certificate = createCertificate(folder)
  for (const proxy of proxies) {
    const [server, http, https] = [
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
    ]
    const postgres = startPostgres()
    stops.push(postgres.stop)
    const mail = await startMailServer()
    stops.push(() => void mail.close())
    const settings = {
      DATABASE_URL: postgres.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_TO: 'team@example.org',
    }
    const container = start(image, server, { ...settings, RATE_LIMIT_IP: '3', DRAIN_S: '8' })
    await ready(server)
    const { log, stop } = proxy.start({ folder, server, http, https })
    stops.push(stop)
    const visit = visitThrough(https, certificate)
    await until(async () => (await visit('/api/health')).status === 200)
    await checkProxy({ visit, http, log: () => readFileSync(log, 'utf8'), serverLog: container.log })
    await checkAccounts({
      visit,
      mails: mail.received,
      admin: (...args) => runAdmin(image, settings, args),
    })
    container.child.kill('SIGTERM')
    await until(async () => (await visit('/api/health')).status === 503)
    await container.ended
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

/** One image serves any origin. */
async function checkTwoOrigins(image: Image) {
  const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
  const servers = ports.map((port) =>
    start(image, port, { SITE_URL: `https://${port}.example`, DATA_DIR: path.join(folder, `data-${port}`) }),
  )
  for (const port of ports) {
    await ready(port)
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    assert.ok(page.includes(`https://${port}.example`))
  }
  for (const { child } of servers) child.kill('SIGTERM')
  assert.deepEqual(await Promise.all(servers.map(({ ended }) => ended)), [0, 0])
  console.log('two servers with a SITE_URL each: both serve its pages')
}

function start(
  { workdir, env, command: [program = '', ...args] }: Image,
  port: number,
  settings: Record<string, string>,
) {
  const child = spawn(program, args, {
    cwd: workdir,
    env: { ...environment(env, settings), HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(() => void child.kill('SIGKILL'))
  let log = ''
  child.stdout.on('data', (chunk) => (log += String(chunk)))
  return { child, log: () => log, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

function environment(env: Record<string, string>, settings: Record<string, string>) {
  const common = { SITE_URL: 'https://summit.example', ALLOW_EMBEDDED_AUTH: '1', TRUST_PROXY: '1' }
  return { PATH: process.env.PATH, ...env, ...common, ...settings }
}

function runAdmin(
  { workdir, env, command: [program = '', ...args] }: Image,
  settings: Record<string, string>,
  words: string[],
) {
  return execFileSync(program, [...args, 'admin', ...words], {
    cwd: workdir,
    env: environment(env, settings),
  }).toString()
}

function ready(port: number) {
  return until(async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).ok)
}

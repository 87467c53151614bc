/**
 * `npm run test:soak -- --minutes 10`: load and faults together. Four servers on a temporary PostgreSQL are killed at random
 * while visitors use them, PostgreSQL restarts and the mail server fails; then nothing acknowledged may be lost, no mail
 * sent under two ids, no answer wrong, and the one server that is never killed must run on, its memory flat. `--embedded`
 * does the same to one server on the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../lib/postgres.ts'
import { runScript } from '../lib/run.ts'
import { demo, runLoad, type Tally } from './load.ts'
import { behaviours, startFaultyMailServer } from './mail-server.ts'
import { createServerProcess, type Server } from './servers.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, embedded: { type: 'boolean' } } })
const duration = Number(values.minutes) * 60_000
const folder = mkdtempSync(path.join(tmpdir(), 'summit-soak-'))
const postgres = values.embedded ? undefined : startPostgres()
const mail = await startFaultyMailServer()
const servers: Server[] = []
const tally: Tally = { requests: 0, unavailable: 0, acknowledged: new Set(), wrong: [] }
const memory: number[] = []
let kills = 0

try {
  if (!(await runScript('build:site'))) throw new Error('The site could not be built.')
  for (let index = 0; index < (postgres ? 4 : 1); index++) {
    const env = {
      SMTP_URL: mail.url,
      DATA_DIR: folder,
      DEMO_PASSWORD: demo.password,
      RATE_LIMIT_IP: '1000000',
      MAIL_LIMIT_H: '1000000',
    }
    const settings = { ...env, ...(postgres && { DATABASE_URL: postgres.url }) }
    const onCrash = () => {
      tally.wrong.push(`server ${index} ended by itself`)
      servers[index]?.start()
    }
    servers.push(await createServerProcess(settings, path.join(folder, 'log'), onCrash))
  }
  for (const server of servers) server.start()
  await Promise.all(servers.map(ready))

  const end = new AbortController()
  const load = runLoad(
    servers.map(({ url }) => url),
    8,
    tally,
    end.signal,
  )
  await causeFaults(Date.now() + duration)
  end.abort()
  await load
  await check()
} finally {
  await Promise.all(servers.map(({ kill }) => kill()))
  await mail.close()
  if (process.exitCode) console.error(`The log of the servers is ${path.join(folder, 'log')}.`)
  else rmSync(folder, { recursive: true })
}

/** Kills a server every few seconds, of several not the first, restarts PostgreSQL at times, and lets the mail server fail. */
async function causeFaults(end: number) {
  while (Date.now() < end) {
    await sleep(2_000 + Math.random() * 4_000)
    memory.push(servers[0]?.memory() ?? 0)
    mail.setBehaviour(behaviours[Math.floor(Math.random() * behaviours.length)] ?? 'normal')
    const server = servers[postgres ? 1 + Math.floor(Math.random() * 3) : 0]
    if (!server) continue
    if (Math.random() < 0.3) postgres?.restart()
    await server.kill()
    kills++
    await sleep(Math.random() * 2_000)
    server.start()
  }
  mail.setBehaviour('normal')
  await Promise.all(servers.map(ready))
}

async function check() {
  const problems = [...tally.wrong]
  const missing = () => [...tally.acknowledged].filter((address) => !mail.received.has(address))
  // A mail that failed several times waits for up to an hour before the next attempt.
  for (const limit = Date.now() + 65 * 60_000; missing().length > 0 && Date.now() < limit;) await sleep(1_000)
  for (const address of missing()) problems.push(`lost: the mail of ${address}`)
  const received = [...mail.received]
  for (const [address, ids] of received) if (new Set(ids).size > 1) problems.push(`two mails to ${address}`)
  const repeated = received.reduce((sum, [, ids]) => sum + ids.length - new Set(ids).size, 0)
  if (repeated > kills) problems.push(`${repeated} repeated deliveries, more than ${kills} kills`)

  const third = Math.ceil(memory.length / 3)
  const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))]
  // Too short a run says nothing about memory, and a killed server starts again with little.
  if (postgres && duration >= 300_000 && late > early * 1.15 + 30)
    problems.push(`memory grew from ${early} to ${late} MB`)
  for (const server of servers) if (!(await server.stop())) problems.push(`${server.url} did not stop cleanly`)

  console.log(
    `${values.minutes} min, ${servers.length} servers, ${kills} killed, ${tally.requests} requests (${tally.unavailable} unavailable)`,
  )
  console.log(
    `${tally.acknowledged.size} sign-ups acknowledged, ${received.length} mailed, ${repeated} delivered again under the same id`,
  )
  console.log(`memory of the first server: ${early} MB, later ${late} MB`)
  for (const problem of problems.slice(0, 20)) console.error(problem)
  console.log(`${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

async function ready({ url }: Server) {
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
}

function median(list: number[]): number {
  return list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
}

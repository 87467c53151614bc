import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiRoutes } from '@summit/contract'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSnapshot } from './database/embedded.ts'
import { lockFolder } from './database/folder-lock.ts'
import { snapshotFolder } from './paths.ts'
import { startMailServer } from './testing/mail-server.ts'
import { buildServer, type ServerProcess, startProcess } from './testing/server-process.ts'

let bundle: string
let dataDir: string
let processes: ServerProcess[] = []
beforeAll(async () => {
  bundle = await buildServer()
  if (!existsSync(snapshotFolder)) await createSnapshot(snapshotFolder)
}, 120_000)
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'summit-data-'))
})
afterEach(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL')
    await ended
  }
  processes = []
  await rm(dataDir, { recursive: true })
})

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startProcess(bundle, { DATA_DIR: dataDir, ...env })
  processes.push(server)
  return server
}

async function kill({ child, ended }: ServerProcess) {
  child.kill('SIGKILL')
  await ended
}

const post = (server: ServerProcess, address: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const outbox = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }))

/** The mail with a subject, once it is in the outbox. */
async function mailIn(server: ServerProcess, subject: string) {
  const mails = v.parse(outbox, await (await server.send('/outbox.json')).json())
  const mail = mails.find((each) => each.subject === subject)
  if (!mail) throw new Error(`The outbox has no mail "${subject}".`)
  return mail
}

const login = (server: ServerProcess, password: string) =>
  post(server, apiRoutes.login, { email: 'demo@summit.test', password })

/** What somebody does with the site, step by step. Between two steps the server is killed, and another opens its folder. */
type Journey = AsyncGenerator<void, void, ServerProcess>

async function* staysSignedIn(): Journey {
  let server = yield
  const { demo } = await server.told('open')
  const password = demo?.password.text ?? ''
  const response = await login(server, password)
  expect(response.status).toBe(200)

  server = yield
  expect((await server.told('open')).demo).toEqual(demo)
  expect((await server.send(apiRoutes.session, { headers: { Cookie: cookieOf(response) } })).status).toBe(200)
  expect((await login(server, password)).status).toBe(200)
}

async function* recovers(): Journey {
  let server = yield
  const { demo } = await server.told('open')
  const cookie = cookieOf(await login(server, demo?.password.text ?? ''))
  expect((await post(server, apiRoutes.forgotPassword, { email: 'demo@summit.test' })).status).toBe(200)

  server = yield
  const { text } = await vi.waitFor(() => mailIn(server, 'Reset your Summit password'), 30_000)
  const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1]
  const verified = await post(server, '/auth/v1/verify', { token_hash, type: 'recovery' })
  const { refresh_token } = v.parse(v.object({ refresh_token: v.string() }), await verified.json())

  server = yield
  const refreshed = await post(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token })
  const { access_token } = v.parse(v.object({ access_token: v.string() }), await refreshed.json())
  expect((await post(server, '/auth/v1/verify', { token_hash, type: 'recovery' })).status).toBe(403)
  const headers = { Authorization: `Bearer ${access_token}` }
  expect((await post(server, apiRoutes.updatePassword, { password: 'new horse race' }, headers)).status).toBe(200)

  server = yield
  expect((await server.told('open')).demo?.password).toEqual({ status: 'changed' })
  expect((await login(server, 'new horse race')).status).toBe(200)
  expect((await server.send(apiRoutes.session, { headers: { Cookie: cookie } })).status).toBe(401)
  expect((await server.send('/auth/v1/user', { headers })).status).toBe(403)
  expect((await mailIn(server, 'Your Summit password was changed')).to).toBe('demo@summit.test')
}

async function* signsInWithGoogle(): Journey {
  let server = yield
  const begun = await server.send(apiRoutes.google, { redirect: 'manual' })
  const page = await (await server.send(begun.headers.get('Location') ?? '')).text()

  server = yield
  const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ state, choice: 'offered' })
  const back = await server.send('/auth/v1/callback', { method: 'POST', body, redirect: 'manual' })
  const code = new URL(back.headers.get('Location') ?? '', 'http://localhost').searchParams.get('code')

  server = yield
  const call = { code, provider: 'google' }
  const answer = await post(server, apiRoutes.callback, call, { Cookie: cookieOf(begun) })
  expect(await answer.json()).toMatchObject({ data: { user: { email: 'robin@google.test' } } })
}

it('loses nothing that it acknowledged, killed after each step of three journeys', { timeout: 120_000 }, async () => {
  const journeys = [staysSignedIn(), recovers(), signsInWithGoogle()]
  // As far as the first step, which wants a server.
  for (const journey of journeys) await journey.next()
  for (let underWay = journeys; underWay.length > 0;) {
    const server = start()
    await server.told('open')
    const steps = await Promise.all(underWay.map((journey) => journey.next(server)))
    underWay = underWay.filter((_, index) => !steps[index]?.done)
    await kill(server)
  }
})

it(
  'sends the mail of a sign-up that it acknowledged before a kill -9, and never twice',
  { timeout: 120_000 },
  async () => {
    const files = path.join(dataDir, 'files')
    const plan = '/downloads/summit-workout-plan.pdf'
    await mkdir(path.join(files, 'downloads'), { recursive: true })
    await writeFile(path.join(files, plan), '%PDF')
    const signUp = async (server: ServerProcess, email: string) => {
      await server.told('open')
      const call = { email, name: null, source: 'popup', leadMagnet: 'free_workout_pdf' }
      const headers = { 'Content-Type': 'application/json' }
      return server.send(apiRoutes.newsletterSignup, { method: 'POST', headers, body: JSON.stringify(call) })
    }

    // Nothing listens there: whatever is tried before the end fails.
    const first = start({ FILES_FOLDER: files, SMTP_URL: 'smtp://127.0.0.1:1' })
    const { status } = await signUp(first, 'ada@example.org')
    await kill(first)
    expect(status).toBe(200)

    const { port, received, close } = await startMailServer()
    const env = { FILES_FOLDER: files, SMTP_URL: `smtp://127.0.0.1:${port}` }
    const second = start(env)
    await vi.waitFor(() => expect(second.log()).toContain('mail sent'), 60_000)
    await kill(second)
    expect(received[0]?.source).toContain('filename=summit-workout-plan.pdf')

    const third = start(env)
    await signUp(third, 'grace@example.org')
    await vi.waitFor(() => expect(third.log()).toContain('mail sent'), 60_000)
    expect(received.map(({ recipients }) => recipients)).toEqual([['ada@example.org'], ['grace@example.org']])
    await close()
  },
)

it('opens after a kill -9 at any moment of its first start', { timeout: 120_000 }, async () => {
  const moments = ['unfinished-', 'database', 'demo-password']
  for (const moment of moments) {
    const server = start()
    const changes = watch(dataDir)
    for await (const { filename } of changes) if (filename?.startsWith(moment)) break
    await kill(server)
  }
  const server = start()
  const { demo } = await server.told('open')

  expect((await login(server, demo?.password.text ?? '')).status).toBe(200)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('unfinished-'))).toEqual([])
})

it('never lets two processes open one folder, and says so', { timeout: 120_000 }, async () => {
  const racers = [start(), start(), start()]
  const outcomes = await Promise.all(racers.map((racer) => Promise.any([racer.told('open'), racer.told('failed')])))
  const failed = outcomes.filter(({ event }) => event === 'failed')
  expect(failed).toHaveLength(2)
  for (const { message } of failed) expect(message).toContain('Another server is using the data folder')
})

it('names a data folder that it cannot use, and a database that is damaged', { timeout: 120_000 }, async () => {
  expect((await start({ DATA_DIR: '/dev/null/data' }).told('failed')).message).toContain(
    '/dev/null/data cannot be used',
  )
  const database = path.join(dataDir, 'database')
  await mkdir(database)
  const server = start()
  await vi.waitFor(() => expect(server.log()).toContain(`The folder ${database} holds no database.`), 60_000)
  expect(await readdir(database)).toEqual([])
})

describe('one server, from its start to its end', () => {
  let server: ServerProcess
  let folder: string
  beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'summit-data-')), 'made')
    server = startProcess(bundle, { DATA_DIR: folder, DEMO_PASSWORD: 'chosen-password' })
  })
  afterAll(async () => {
    await kill(server)
    await rm(path.dirname(folder), { recursive: true })
  })

  it('answers before its database is open, and is healthy once it is', { timeout: 120_000 }, async () => {
    const early = await server.send(apiRoutes.health)
    expect(early.status).toBe(503)
    expect(await early.json()).toEqual({ success: false, message: 'The database is opening.' })
    await server.told('open')
    expect((await server.send(apiRoutes.health)).status).toBe(200)
  })

  it('T40 keeps its folder and the demo password to itself', async () => {
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect(await mode(folder)).toBe('700')
    expect(await mode(path.join(folder, 'demo-password'))).toBe('600')
    expect(await readFile(path.join(folder, 'demo-password'), 'utf8')).toBe('chosen-password')
  })

  it('T40 writes neither passwords nor names into its log', async () => {
    expect((await login(server, 'chosen-password')).status).toBe(200)
    expect((await login(server, 'wrong-password')).status).toBe(401)
    const logged = server.log()
    expect(logged).toContain('/api/auth/login')
    expect(logged).not.toMatch(/-password|demo@summit/)
  })

  it('stops on SIGTERM with connections kept alive, and leaves its folder free', async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    const leave = await lockFolder(folder)
    await leave()
  })
})

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiRoutes } from '@summit/contract'
import * as v from 'valibot'
import { beforeAll, expect, it, type TestContext, vi } from 'vitest'
import { createSnapshot } from './database/embedded.ts'
import { snapshotFolder } from './paths.ts'
import { startMailServer } from './testing/mail-server.ts'
import { buildServer, type ServerProcess, startProcess } from './testing/server-process.ts'

let bundle: string
beforeAll(async () => {
  bundle = await buildServer()
  if (!existsSync(snapshotFolder)) await createSnapshot(snapshotFolder)
}, 120_000)

const concurrent = { concurrent: true, timeout: 120_000 }

/** A data folder for one test, and servers on it. After the test they are killed and the folder is removed. */
async function createDataDir({ onTestFinished }: TestContext) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'summit-data-'))
  const processes: ServerProcess[] = []
  onTestFinished(async () => {
    await Promise.all(processes.map(kill))
    await rm(dataDir, { recursive: true })
  })
  const start = (env: Record<string, string> = {}) => {
    const server = startProcess(bundle, { DATA_DIR: dataDir, ...env })
    processes.push(server)
    return server
  }
  return { dataDir, start }
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

const getCookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const outbox = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }))

/** Finds a mail in the outbox by its subject. Throws if there is none. */
async function findMail(server: ServerProcess, subject: string) {
  const mails = v.parse(outbox, await (await server.send('/outbox.json')).json())
  const mail = mails.find((each) => each.subject === subject)
  if (!mail) throw new Error(`The outbox has no mail "${subject}".`)
  return mail
}

const login = (server: ServerProcess, password: string) =>
  post(server, apiRoutes.login, { email: 'demo@summit.test', password })

/** A flow in steps. Between two steps the server is killed and another is started on the same data folder. */
type Journey = AsyncGenerator<void, void, ServerProcess>

async function getDemo(server: ServerProcess): Promise<{ email: string; password: string }> {
  const { demo } = await server.waitFor('open')
  if (demo?.password.status !== 'known') throw new Error('The server has no demo account with a known password.')
  return { email: demo.email, password: demo.password.text }
}

async function* staysSignedIn(): Journey {
  let server = yield
  const demo = await getDemo(server)
  const response = await login(server, demo.password)
  expect(response.status).toBe(200)

  server = yield
  expect(await getDemo(server)).toEqual(demo)
  expect((await server.send(apiRoutes.session, { headers: { Cookie: getCookie(response) } })).status).toBe(200)
  expect((await login(server, demo.password)).status).toBe(200)
}

async function* recovers(): Journey {
  let server = yield
  const { password } = await getDemo(server)
  const cookie = getCookie(await login(server, password))
  expect((await post(server, apiRoutes.forgotPassword, { email: 'demo@summit.test' })).status).toBe(200)

  server = yield
  const { text } = await vi.waitFor(() => findMail(server, 'Reset your Summit password'), 30_000)
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
  expect((await server.waitFor('open')).demo?.password).toEqual({ status: 'changed' })
  expect((await login(server, 'new horse race')).status).toBe(200)
  expect((await server.send(apiRoutes.session, { headers: { Cookie: cookie } })).status).toBe(401)
  expect((await server.send('/auth/v1/user', { headers })).status).toBe(403)
  expect((await findMail(server, 'Your Summit password was changed')).to).toBe('demo@summit.test')
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
  const answer = await post(server, apiRoutes.callback, call, { Cookie: getCookie(begun) })
  expect(await answer.json()).toMatchObject({ data: { user: { email: 'robin@google.test' } } })
}

it('keeps all acknowledged data when killed after each step of three flows', concurrent, async (context) => {
  const { start } = await createDataDir(context)
  const flows = [staysSignedIn(), recovers(), signsInWithGoogle()]
  // Runs each flow up to its first step, where it takes a server.
  for (const flow of flows) await flow.next()
  for (let active = flows; active.length > 0;) {
    const server = start()
    await server.waitFor('open')
    const steps = await Promise.all(active.map((flow) => flow.next(server)))
    active = active.filter((_, index) => !steps[index]?.done)
    await kill(server)
  }
})

it('sends the mail of an acknowledged sign-up exactly once, across kill -9', concurrent, async (context) => {
  const { dataDir, start } = await createDataDir(context)
  const files = path.join(dataDir, 'files')
  const plan = '/downloads/summit-workout-plan.pdf'
  await mkdir(path.join(files, 'downloads'), { recursive: true })
  await writeFile(path.join(files, plan), '%PDF')
  const signUp = async (server: ServerProcess, email: string) => {
    await server.waitFor('open')
    const call = { email, name: null, source: 'popup', leadMagnet: 'free_workout_pdf' }
    const headers = { 'Content-Type': 'application/json' }
    return server.send(apiRoutes.newsletterSignup, { method: 'POST', headers, body: JSON.stringify(call) })
  }

  // Nothing listens on this port: every attempt to send fails.
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
})

it('opens after a kill -9 at each stage of its first start', concurrent, async (context) => {
  const { dataDir, start } = await createDataDir(context)
  const created = ['unfinished-', 'database', 'demo-password']
  for (const prefix of created) {
    const server = start()
    const changes = watch(dataDir)
    for await (const { filename } of changes) if (filename?.startsWith(prefix)) break
    await kill(server)
  }
  const server = start()
  const { password } = await getDemo(server)

  expect((await login(server, password)).status).toBe(200)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('unfinished-'))).toEqual([])
})

it('opens a data folder in one process only and reports an error in others', concurrent, async (context) => {
  const { start } = await createDataDir(context)
  const servers = [start(), start(), start()]
  const events = await Promise.all(
    servers.map((server) => Promise.any([server.waitFor('open'), server.waitFor('failed')])),
  )
  const failures = events.filter((each) => each.event === 'failed')
  expect(failures).toHaveLength(2)
  for (const { message } of failures) expect(message).toContain('Another server is using the data folder')
})

it('reports an unusable data folder and a damaged database', concurrent, async (context) => {
  const { dataDir, start } = await createDataDir(context)
  const { message } = await start({ DATA_DIR: '/dev/null/data' }).waitFor('failed')
  expect(message).toContain('/dev/null/data cannot be used')
  const database = path.join(dataDir, 'database')
  await mkdir(database)
  const server = start()
  await vi.waitFor(() => expect(server.log()).toContain(`The folder ${database} holds no database.`), 60_000)
  expect(await readdir(database)).toEqual([])
})

import { mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiRoutes } from '@summit/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { lockFolder } from './database/folder-lock.ts'
import { purgeExpired } from './purge.ts'
import { type RunningServer, startServer } from './server.ts'

const log = vi.hoisted((): string[] => [])
// Files share modules: here those before have the real functions, afterwards these would have mocks.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('node:fs/promises'), { spy: true })
vi.mock(import('./purge.ts'), { spy: true })
vi.mock(import('./http/log.ts'), async (original) => {
  const module = await original()
  return { ...module, createLog: () => module.createLog({ write: (line) => void log.push(line) }) }
})

/** A server in this process, on a data folder that it creates. */
let server: RunningServer
let dataDir: string
async function start(env: Record<string, string> = {}) {
  log.length = 0
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'summit-data-')), 'made')
  server = await startServer({ ...readConfig({ STORYBOOK_PORT: '0', DATA_DIR: dataDir, ...env }), port: 0 })
}
const removeFolder = () => rm(path.dirname(dataDir), { recursive: true, force: true })

const send = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${address}`, init)
const health = async () => {
  const response = await send(apiRoutes.health)
  return [response.status, await response.json()]
}
const unavailable = (message: string) => [503, { success: false, message, code: 'unavailable' }]
const login = async (password: string) => {
  const body = JSON.stringify({ email: 'demo@summit.test', password })
  const headers = { 'Content-Type': 'application/json' }
  return (await send(apiRoutes.login, { method: 'POST', headers, body })).status
}

describe('a server, from start to stop', { timeout: 60_000 }, () => {
  beforeAll(() => start({ DEMO_PASSWORD: 'chosen-password', DRAIN_S: '1' }))
  afterAll(removeFolder)

  it('answers requests before its database is open', async () => {
    expect(await health()).toEqual(unavailable('The database is opening.'))
    await server.demo
    expect(await health()).toEqual([200, { status: 'ok' }])
  })

  it('T40 makes its data folder and the demo password readable to its user only', async () => {
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect(await mode(dataDir)).toBe('700')
    expect(await mode(path.join(dataDir, 'demo-password'))).toBe('600')
    expect(await readFile(path.join(dataDir, 'demo-password'), 'utf8')).toBe('chosen-password')
  })

  it('T40 logs no passwords and no e-mail addresses', async () => {
    expect([await login('chosen-password'), await login('wrong-password')]).toEqual([200, 401])
    const logged = log.join('')
    expect(logged).toContain('/api/auth/login')
    expect(logged).not.toMatch(/-password|demo@summit/)
  })

  it('says what was started, on what, and that its mails are open to this machine', () => {
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        ...{ msg: 'started', port: server.port, siteUrl: 'http://localhost:3000' },
        ...{ version: expect.stringMatching(/^\d/) as string, build: expect.stringMatching(/^[\da-f]{12}$/) as string },
        ...{ database: 'embedded', accounts: 'embedded', mail: 'outbox', trustedProxies: 0 },
      }),
    )
    expect(lines.find(({ level }) => level === 40)?.['msg']).toContain('open to this machine')
    expect(lines.map(({ msg }) => msg)).toContain('database open')
  })

  it('drains, stops despite keep-alive connections and unlocks its data folder', async () => {
    const stopped = server.stop('SIGTERM')
    expect((await send(apiRoutes.health)).status).toBe(503)
    expect(await login('chosen-password')).toBe(200)
    await stopped
    expect(log.join('')).toMatch(/"reason":"SIGTERM".*"stopping"[^]*"ms":\d+.*"stopped"/)
    const { release } = await lockFolder(dataDir)
    await release()
  })
})

describe('a running server', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    // For the first test, which moves the server's clock.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start()
    await server.demo
  }, 60_000)
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    await server.stop()
    await removeFolder()
  })

  it('reads its keys also while rows cannot be deleted, replaces none that are gone, and waits for that to end', async () => {
    let fail: (error: Error) => void = () => {}
    vi.mocked(purgeExpired).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    await rm(path.join(dataDir, 'keys.json'))
    await vi.advanceTimersByTimeAsync(1_200_000)
    await vi.waitFor(() => expect(log.join('')).toContain('keys.json are gone'), 5_000)
    await send(apiRoutes.health)
    expect(purgeExpired).toHaveBeenCalledOnce()
    fail(new Error('no row was deleted'))
    await vi.waitFor(() => expect(log.join('')).toMatch(/keys\.json are gone[^]*no row was deleted/), 5_000)
    expect(await readdir(dataDir)).not.toContain('keys.json')
  })

  it('does not use its database while the disk is full', async () => {
    expect(await health()).toEqual([200, { status: 'ok' }])
    const { bsize, ...space } = await statfs(dataDir)
    vi.mocked(statfs).mockResolvedValue({ ...space, bsize, bavail: 1 })
    expect(await health()).toEqual(unavailable('The disk is full.'))
    vi.mocked(statfs).mockReset()
    expect(await health()).toEqual([200, { status: 'ok' }])
  })

  it('does not use its database once another server has it, and does not write to it when it stops', async () => {
    await rm(path.join(dataDir, 'lock'), { recursive: true })
    const other = await lockFolder(dataDir)
    expect(await health()).toEqual(unavailable('Another server uses the data folder.'))
    await server.stop()
    expect(await readdir(path.join(dataDir, 'database'))).toContain('postmaster.pid')
    await other.release()
  })
})

import { statfs } from 'node:fs/promises'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiRoutes } from '@summit/contract'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { lockFolder } from './database/folder-lock.ts'
import { type RunningServer, startServer } from './server.ts'

const log = vi.hoisted((): string[] => [])
// Files share modules: here those before have the real functions, afterwards these would have mocks.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock(import('node:fs/promises'), { spy: true })
vi.mock(import('./http/log.ts'), async (original) => {
  const module = await original()
  return { ...module, createLog: () => module.createLog({ write: (line) => void log.push(line) }) }
})

/** A server in this process, on a data folder of its own, whose database is open. */
let server: RunningServer
let dataDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  log.length = 0
  dataDir = await mkdtemp(path.join(tmpdir(), 'summit-faults-'))
  server = await startServer({ ...readConfig({ STORYBOOK_PORT: '0', DATA_DIR: dataDir }), port: 0 })
  await server.demo
}, 60_000)
afterEach(async () => {
  await server.stop()
  vi.useRealTimers()
  await rm(dataDir, { recursive: true, force: true })
})

const health = async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}${apiRoutes.health}`)
  return [response.status, (await response.json()) as unknown]
}
const unavailable = (message: string) => [503, { success: false, message }]

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

it('does not replace keys that were deleted while it runs', async () => {
  await rm(path.join(dataDir, 'keys.json'))
  await vi.advanceTimersByTimeAsync(600_000)
  await vi.waitFor(() => expect(log.join('')).toContain('keys.json are gone'))
  expect(await readdir(dataDir)).not.toContain('keys.json')
})

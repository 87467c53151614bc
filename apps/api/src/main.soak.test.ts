import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildServer } from './testing/server-process.ts'

let bundle: string
beforeAll(async () => {
  bundle = await buildServer('src/main.ts')
})

it('ends with the usage and 2 for unknown arguments, whatever its settings', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, 'start'], {
    env: { PATH: process.env.PATH, PORT: 'invalid' },
    encoding: 'utf8',
    timeout: 15_000,
  })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Usage: /)
})

it(
  'ends without an error when nobody reads what a command prints',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'summit-data-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const admin = spawn(process.execPath, [bundle, 'admin', 'newsletter'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    admin.stdout.destroy()
    const complaints = admin.stderr.setEncoding('utf8').toArray()
    const [code] = (await once(admin, 'exit')) as [number]
    expect([code, await complaints]).toEqual([0, []])
  },
)

import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/lib/ports.ts'
import { root } from '../../tools/lib/run.ts'

/** The built site and its API, with settings of their own. */
export interface RunningServer {
  origin: string
  stop: () => Promise<void>
}

/** Starts the built server of a checkout on a free port, with an empty database. Resolves once it answers. */
export async function startServer(env: Record<string, string>, checkout = root): Promise<RunningServer> {
  const port = await freePort('127.0.0.1')
  const origin = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'summit-e2e-'))
  const server = spawn(process.execPath, [join(checkout, 'apps/api/dist/server.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      STORYBOOK_PORT: '0',
      SITE_URL: origin,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const health = async () => (await fetch(`${origin}/api/health`).catch(() => undefined))?.status
  await expect.poll(health, { timeout: 100_000 }).toBe(200)
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    },
  }
}

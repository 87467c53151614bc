import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../tools/chromium.mjs'
import { demo } from './support/demo.ts'

const port = process.env.E2E_PORT ?? '3100'
const address = `http://localhost:${port}`

/** The built site and the real API, started once, on a port and with a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: { baseURL: address, browserName: 'chromium', locale: 'en-US', launchOptions: launchOptions() },
  webServer: {
    command: 'node tools/start.mjs',
    cwd: '..',
    url: `${address}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      STORYBOOK_PORT: '0',
      SITE_URL: address,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'summit-e2e-')),
      DEMO_PASSWORD: demo.password,
      RATE_LIMIT_IP: '100000',
    },
  },
})

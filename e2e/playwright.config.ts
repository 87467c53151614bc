import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../tools/chromium.ts'
import { demo } from './support/demo.ts'

const browsers = ['chromium', 'firefox', 'webkit'] as const

const port = process.env.E2E_PORT ?? '3100'
const address = `http://localhost:${port}`

/** `E2E_BROWSER=firefox` or `webkit` runs the tests in that browser of Playwright's, once installed. */
const browserName = browsers.find((name) => name === process.env.E2E_BROWSER) ?? 'chromium'

/**
 * Tests tagged @chromium use the Chrome DevTools Protocol or styles that only Chromium has; those tagged @not-firefox use
 * scroll timelines, transitions between documents or typed styles; those tagged @nightly start several servers.
 */
const leftOut = [
  ...(browserName === 'chromium' ? [] : ['@chromium']),
  ...(browserName === 'firefox' ? ['@not-firefox'] : []),
  ...(process.env.E2E_NIGHTLY ? [] : ['@nightly']),
]

/** The built site and the real API, started once, on a port and with a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  grepInvert: leftOut.map((tag) => new RegExp(tag)),
  use: {
    baseURL: address,
    browserName,
    locale: 'en-US',
    // Pages that move into each other take half of a test's time. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    ...(browserName === 'chromium' && { launchOptions: launchOptions() }),
  },
  webServer: {
    command: 'node --import tsx tools/start.ts',
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

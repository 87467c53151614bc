import { defineConfig } from '@playwright/test'
import { launchOptions } from '../chromium.ts'

/** `npm run test:hosts`: the hosts under `examples`, installed from the packages' archives, in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  reporter: [['list', { printSteps: true }]],
  forbidOnly: true,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
})

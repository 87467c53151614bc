import { playwright } from '@vitest/browser-playwright'
import type { TestUserConfig } from 'vitest/config'
import { launchOptions } from '../chromium.ts'

/** Runs a suite's tests in Chromium. */
export const browser: NonNullable<TestUserConfig['browser']> = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' }],
}

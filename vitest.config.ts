import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './tools/chromium.mjs'
import { shared } from './vite.shared.ts'

const units = ['packages/*/src/**/*.test', 'apps/*/src/**/*.test', 'tools/**/*.test', '.storybook/**/*.test']

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: [...units.map((path) => `${path}.{ts,mjs}`), 'stories/census.test.ts'],
          setupFiles: ['./tools/testing/quiet.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: units.map((path) => `${path}.tsx`),
          setupFiles: ['./tools/testing/quiet.ts', './tools/testing/dom.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found late, they would reload the page under the first stories.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'msw', 'msw/browser', 'storybook/viewport'] },
        test: {
          name: 'storybook',
          isolate: false,
          maxWorkers: 1,
          setupFiles: ['./.storybook/guards/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              // Storybook's 1200 × 900 frame is scaled down, pixels and all, on a smaller page.
              contextOptions: { viewport: { width: 1440, height: 960 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

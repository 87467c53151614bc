import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './tools/chromium.ts'
import { shared } from './config/vite.shared.ts'

// Files share a worker and its modules, which saves half of the time: a test leaves nothing behind, see `quiet.ts`.
const unit = { isolate: false, unstubGlobals: true, testTimeout: 20_000, hookTimeout: 60_000 } as const

/** Node 25 and newer have a `localStorage` of their own, which would stand in the place of jsdom's. */
const withoutWebStorage = process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** Tests that drive a browser themselves. */
const inBrowser = { retry: 1, testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** The visual review of a small Storybook, and its report in a browser. */
const visual = ['guards', 'settle', 'report/viewer'].map((name) => `packages/visual-review/src/${name}.test.ts`)

/** Checks of the static Storybook. Nightly CI has all docs pages checked, and has what readers look for found. */
const built = ['.storybook/checks/storybook.test.ts', 'stories/text-coverage.test.ts']
const nightly = process.env.DOCS === 'all' ? ['.storybook/checks/tasks.test.ts'] : []

/** Another version of Supabase's client, see `npm run test:supabase-clients -w tools`. */
const supabaseClient: Record<string, string> = process.env.SUPABASE_CLIENT
  ? { '@supabase/auth-js': process.env.SUPABASE_CLIENT }
  : {}

/** React Email's packages that the mails are made of. */
const mailParts = ['body', 'column', 'head', 'heading', 'html', 'link', 'preview', 'row', 'section', 'text']

const places = ['packages/*/src', 'apps/*/{src,budgets,metadata,prerender}', 'bench', 'tools', '.storybook'].map(
  (place) => `${place}/**/*.test`,
)

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        resolve: { ...shared.resolve, alias: supabaseClient },
        test: {
          ...unit,
          name: 'unit',
          environment: 'node',
          include: [...places.map((path) => `${path}.ts`), 'stories/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.soak.test.ts',
            '.storybook/checks/{checks,tasks}.test.ts',
            ...built,
            ...visual,
          ],
          setupFiles: ['./tools/testing/quiet.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...unit,
          name: 'unit-dom',
          // After the others: a worker that changes between environments would begin anew with each file.
          sequence: { groupOrder: 1 },
          environment: './tools/testing/shared-jsdom.ts',
          execArgv: withoutWebStorage,
          include: [...places.map((path) => `${path}.tsx`), 'stories/**/*.test.tsx'],
          setupFiles: ['./tools/testing/quiet.ts', './tools/testing/dom.ts'],
        },
      },
      // Servers that are killed and databases that are created: `npm run test:soak`.
      { ...shared, test: { ...unit, name: 'soak', include: ['apps/api/src/**/*.soak.test.ts'] } },
      stories('.storybook'),
      // Stories that must fail, run by a Vitest of their own.
      { test: { name: 'story-checks', include: ['.storybook/checks/checks.test.ts'] } },
      // The static Storybook, in its own window.
      { ...shared, test: { ...inBrowser, name: 'manager', include: [...built, ...nightly] } },
      { test: { ...inBrowser, name: 'visual', include: visual } },
    ],
  },
})

/**
 * Every story of a Storybook as a test in Chromium. With `STORY_LANGUAGE` and `STORY_DIRECTION`: every picture of a state,
 * with these settings.
 */
export function stories(configDir: string): TestProjectInlineConfiguration {
  const { STORY_LANGUAGE, STORY_DIRECTION = 'rtl' } = process.env
  return {
    plugins: [storybookTest({ configDir, ...(STORY_LANGUAGE && { tags: { include: ['dev'] } }) })],
    // Found late, they would reload the page under the first stories.
    optimizeDeps: {
      include: [
        '@storybook/addon-a11y/preview',
        '@supabase/auth-js',
        '@tanstack/react-form',
        'axe-core',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
        'react-dom/server',
        'react-hook-form',
        'storybook/theming',
        ...mailParts.map((part) => `@react-email/${part}`),
      ],
    },
    test: {
      name: 'storybook',
      provide: {
        stillSettings: { theme: 'dark', language: STORY_LANGUAGE ?? 'de', direction: STORY_DIRECTION },
        stillPictures: STORY_LANGUAGE ? 'all' : 'unchecked',
      },
      isolate: false,
      maxWorkers: 1,
      retry: 1,
      setupFiles: [join(import.meta.dirname, '.storybook/checks/setup.ts')],
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
  }
}

import { defineConfig } from 'vitest/config'
import { shared } from './vite.shared.ts'

/** The tests that Stryker runs for each mutant: those in Node that need neither a build nor a process of their own. */
export default defineConfig({
  ...shared,
  plugins: [
    {
      name: 'forks',
      // Stryker asks for threads, but Node 20 aborts when a thread ends while it generates a key.
      configureVitest: ({ project }) => {
        project.config.pool = 'forks'
      },
    },
  ],
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', 'apps/api/src/**/*.test.ts'],
    exclude: ['apps/api/src/server.test.ts', 'apps/api/src/{database,mail}/**'],
    setupFiles: ['./tools/testing/quiet.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

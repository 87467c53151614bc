/**
 * `npm run test:postgres`: the API's tests and the end-to-end tests on a real PostgreSQL instead of the embedded database.
 * Starts a temporary server from the installed programs, or uses the database of `DATABASE_URL`, if set: that
 * one must be empty; it creates databases named `summit_test_…` beside it.
 */
import { startPostgres } from './lib/postgres.ts'
import { run, runScript } from './lib/run.ts'

const url = process.env.DATABASE_URL || startPostgres().url
const env = { ...process.env, DATABASE_URL: undefined }
const steps = [
  () =>
    run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'soak', 'apps/api'], {
      env: { ...env, TEST_DATABASE_URL: url },
    }),
  () => runScript('build:site', { env }),
  () =>
    run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], { env: { ...env, DATABASE_URL: url } }),
]
for (const step of steps) if (!(await step())) process.exitCode = 1

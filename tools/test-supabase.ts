/**
 * `npm run test:supabase`: puts the questions of the conformance suite to the Supabase Auth that the environment names,
 * rather than to the embedded one. Creates and deletes its own accounts there.
 */
import { run } from './lib/run.ts'

const { CONFORMANCE_URL, CONFORMANCE_SERVICE_KEY } = process.env
if (!CONFORMANCE_URL || !CONFORMANCE_SERVICE_KEY) {
  console.error(
    'Which Supabase Auth? Set CONFORMANCE_URL to its address, such as https://<project>.supabase.co/auth/v1,\n' +
      'and CONFORMANCE_SERVICE_KEY to its service key, with which the tests make their accounts.',
  )
  process.exit(1)
}

const suite = 'apps/api/src/auth/embedded/conformance/'
process.exitCode = (await run('npx', ['vitest', 'run', '--project', 'unit', suite])) ? 0 : 1

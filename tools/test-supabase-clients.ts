/**
 * `npm run test:supabase-clients -w tools`: puts the questions of the conformance suite to the embedded authentication service
 * through other versions of Supabase's client. `npm run test:supabase-clients -w tools -- 2.100.0` asks through that one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.ts'

const suite = 'apps/api/src/auth/embedded/conformance/'

/** The versions, with the tests that they can run: before 2.75 they lack error codes, classes or methods of the suite. */
const tests: Record<string, string> = {
  '2.62.0': `${suite}journey.test.ts`,
  '2.70.0': `${suite}journey.test.ts`,
  '2.91.0': suite,
  '2.100.0': suite,
  '2.119.0': suite,
}

const chosen = process.argv.slice(2)
for (const version of chosen.length > 0 ? chosen : Object.keys(tests)) {
  const folder = join(root, '.cache/supabase-clients', version)
  const client = join(folder, 'node_modules/@supabase/auth-js')
  if (!existsSync(client)) {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `@supabase/auth-js@${version}`]
    if (!(await run('npm', install))) process.exit(1)
  }
  console.log(`auth-js ${version}`)
  const env = { ...process.env, SUPABASE_CLIENT: client }
  const hasPassed = await run('npx', ['vitest', 'run', '--project', 'unit', tests[version] ?? suite], { env })
  if (!hasPassed) process.exitCode = 1
}

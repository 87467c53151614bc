/**
 * `npm run test:supabase`: puts the questions of the conformance suite to the Supabase Auth that the environment names,
 * rather than to ours. It makes accounts of its own there and deletes them.
 */
import path from 'node:path'
import { runNode } from './lib/children.mjs'
import { root } from './lib/parts.mjs'

const { CONFORMANCE_URL, CONFORMANCE_SERVICE_KEY } = process.env
if (!CONFORMANCE_URL || !CONFORMANCE_SERVICE_KEY) {
  console.error(
    'Which Supabase Auth? Set CONFORMANCE_URL to its address, such as https://<project>.supabase.co/auth/v1,\n' +
      'and CONFORMANCE_SERVICE_KEY to its service key, with which the tests make their accounts.',
  )
  process.exit(1)
}

const suite = 'apps/api/src/auth/embedded/conformance/'
const outcome = await runNode([path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', suite])
process.exit(outcome === 'failed' ? 1 : 0)

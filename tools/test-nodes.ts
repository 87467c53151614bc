/**
 * `npm run test:nodes -w tools`: installs, tests and builds a fresh clone of the last commit with each supported Node, and
 * runs the end-to-end tests on the server that it starts. `npm run test:nodes -w tools -- 24` does so with the newest 24.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root, run } from './lib/run.ts'

const versions = ['20.19', '22', '24', '26']

/** npm's package of this platform, which is the binary itself. */
const binary = `node-${process.platform}-${process.arch}`

const chosen = process.argv.slice(2)
const failed: string[] = []
for (const version of chosen.length > 0 ? chosen : versions) {
  const node = join(root, '.cache/nodes', version)
  const install = ['install', '--prefix', node, '--no-audit', '--no-fund', `${binary}@${version}`]
  if (!(await run('npm', install))) process.exit(1)

  const clone = mkdtempSync(join(tmpdir(), `summit-node-${version}-`))
  const PATH = [join(node, 'node_modules', binary, 'bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, CI: 'true' }
  const steps = [
    ['git', 'clone', '--quiet', root, '.'],
    ['node', '--version'],
    ['npm', 'ci'],
    ['npm', 'test', '--', 'unit', 'budgets', 'e2e'],
  ]
  let isDone = true
  for (const [command = '', ...args] of steps) isDone &&= await run(command, args, { folder: clone, env })
  if (isDone) rmSync(clone, { recursive: true })
  else failed.push(`${version}, see ${clone}`)
}
if (failed.length > 0) {
  console.error(`Failed with Node ${failed.join('; ')}`)
  process.exitCode = 1
}

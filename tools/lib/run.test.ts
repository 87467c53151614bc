import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { root } from './run.ts'

it.each(['SIGINT', 'SIGTERM'] as const)('a command ends with the process that %s ends', async (signal) => {
  const code = `import { run } from './tools/lib/run.ts'; await run('sh', ['-c', 'echo started; sleep 60'])`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { cwd: root })
  await once(parent.stdout, 'data')
  parent.kill(signal)
  // Its output is closed by the last of the two.
  expect(await once(parent, 'close')).toEqual([1, null])
})

import { expect, it } from 'vitest'
import { ReviewError } from './review-error.ts'
import { run } from './run.ts'

const runScript = (script: string) => run(process.execPath, ['--eval', script], '.')

it('tells the end of what a program said, without colours, if it fails', async () => {
  const script =
    'console.log("first"); console.log("a".repeat(5000)); console.error("\\x1b[31mlast\\x1b[0m"); process.exitCode = 1'
  const error: unknown = await runScript(script).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ReviewError)
  const [command, ...output] = String(error).split('\n')
  expect(command).toContain('The build failed: ')
  expect(output.join('\n')).toMatch(/^a+\nlast$/)
})

it('tells that a program was ended, as where memory is short', async () => {
  await expect(runScript('process.kill(process.pid, "SIGKILL")')).rejects.toThrow(/It was ended by SIGKILL\.$/)
})

it('tells that there is no such program', async () => {
  await expect(run('no-such-program', [], '.')).rejects.toThrow('spawn no-such-program ENOENT')
})

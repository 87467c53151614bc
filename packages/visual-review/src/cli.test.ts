import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

it('rejects an unknown option in one line', () => {
  const cli = path.join(import.meta.dirname, 'cli.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, '--stroy', 'button'], {
    encoding: 'utf8',
  })
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--stroy'/)])
  expect(status).toBe(2)
})

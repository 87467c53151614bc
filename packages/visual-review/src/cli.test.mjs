import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

it('says in a line what it does not know, and judges nothing', () => {
  const cli = path.join(import.meta.dirname, 'cli.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, '--stroy', 'button'], {
    encoding: 'utf8',
  })
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--stroy'/)])
  expect(status).toBe(2)
})

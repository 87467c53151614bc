import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'visual-cli-'))

afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const cli = path.join(import.meta.dirname, 'cli.ts')
  const node = ['--import', import.meta.resolve('tsx'), cli]
  return spawnSync(process.execPath, [...node, ...args], { cwd: folder, encoding: 'utf8' })
}

it('rejects an unknown option in one line', () => {
  const { status, stderr } = run('--stroy', 'button')
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--stroy'/)])
  expect(status).toBe(2)
})

it('rejects a folder that is no Storybook in one line', () => {
  const { status, stderr } = run('compare', '.', '.')
  expect(stderr).toBe(`${folder} is no built Storybook: it has no index.json.\n`)
  expect(status).toBe(2)
})

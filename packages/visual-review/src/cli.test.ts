import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'visual-cli-'))

afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const cli = path.join(import.meta.dirname, 'cli.ts')
  const node = ['--import', import.meta.resolve('tsx'), cli]
  const env = { ...process.env, CHROMIUM_PATH: path.join(folder, 'no-browser') }
  return spawnSync(process.execPath, [...node, ...args], { cwd: folder, encoding: 'utf8', env })
}

it('rejects an unknown option in one line', () => {
  const { status, stderr } = run('--stroy', 'button')
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--stroy'/)])
  expect(status).toBe(2)
})

it('says what is missing in a repository without a configuration, in one line', () => {
  expect(run()).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no \.storybook in .*\n$/) as string,
  })
  mkdirSync(path.join(folder, '.storybook'))
  expect(run()).toMatchObject({
    status: 2,
    stderr: `Storybook is not installed in ${folder}: it has no node_modules/storybook.\n`,
  })
})

it('rejects a folder that is no Storybook, or whose build has failed, in one line', () => {
  for (const missing of ['index.json', 'iframe.html']) {
    const { status, stderr } = run('compare', '.', '.')
    expect(stderr).toBe(`${folder} is no built Storybook: it has no ${missing}.\n`)
    expect(status).toBe(2)
    writeFileSync(path.join(folder, missing), '{"v":5,"entries":{}}')
  }
})

it('says how to get a browser where none starts, without a stack', () => {
  const story = { id: 'a--b', title: 'A', name: 'B', type: 'story', tags: ['dev'], importPath: './a.stories.js' }
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ v: 5, entries: { 'a--b': story } }))
  const { status, stderr } = run('compare', '.', '.')
  expect(stderr).toMatch(/^Chromium does not start\. "npx playwright install chromium-headless-shell" installs one/)
  expect(stderr).not.toMatch(/^ {4}at /m)
  expect(status).toBe(2)
})

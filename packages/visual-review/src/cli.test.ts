import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assertApart, mergeParts } from './merge.ts'
import { ReviewError } from './review-error.ts'
import { compareFolders, compareWithBase } from './subjects.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'visual-cli-'))

afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const cli = path.join(import.meta.dirname, 'cli.ts')
  const node = ['--import', import.meta.resolve('tsx'), cli]
  const none = path.join(folder, 'no-browser')
  const env = { ...process.env, CHROMIUM_PATH: none, PLAYWRIGHT_BROWSERS_PATH: none }
  return spawnSync(process.execPath, [...node, ...args], { cwd: folder, encoding: 'utf8', env })
}

it('rejects an unknown option in one line', () => {
  const { status, stderr } = run('--stroy', 'button')
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--stroy'/)])
  expect(status).toBe(2)
})

it('says what is missing in a repository without a configuration', async () => {
  const compare = () => compareWithBase(folder, { 'only-changed': false })
  await expect(compare()).rejects.toThrow(/^There is no \.storybook in .*$/)
  mkdirSync(path.join(folder, '.storybook'))
  await expect(compare()).rejects.toThrow(
    new ReviewError(`Storybook is not installed in ${folder}: it has no node_modules/storybook.`),
  )
})

it('rejects a folder that is no Storybook, or whose build has failed', async () => {
  for (const missing of ['index.json', 'iframe.html']) {
    await expect(compareFolders(folder, ['.', '.'], { 'only-changed': false })).rejects.toThrow(
      new ReviewError(`${folder} is no built Storybook: it has no ${missing}.`),
    )
    writeFileSync(path.join(folder, missing), '{"v":5,"entries":{}}')
  }
})

it('says how to get a browser where none starts, without a stack', () => {
  const story = { id: 'a--b', title: 'A', name: 'B', type: 'story', tags: ['dev'], importPath: './a.stories.js' }
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ v: 5, entries: { 'a--b': story } }))
  const { status, stderr } = run('compare', '.', '.', '--output', 'visual-review')
  expect(stderr).toMatch(/^Chromium does not start\. "npx playwright install chromium-headless-shell" installs one/)
  expect(stderr).not.toMatch(/^ {4}at /m)
  expect(status).toBe(2)
})

it('rejects a browser that there is not, before anything is built', () => {
  const { status, stderr } = run('--browser', 'opera')
  expect(stderr).toBe('--browser is one of chromium, firefox, webkit, not "opera".\n')
  expect(status).toBe(2)
})

it('launches the browser that is asked for', () => {
  const { status, stderr } = run('compare', '.', '.', '--output', 'visual-review', '--browser', 'firefox')
  expect(stderr).toMatch(/^Firefox does not start\. "npx playwright install firefox" installs one\.$/m)
  expect(status).toBe(2)
})

describe('parts of a review', () => {
  it('have a number, which is checked before anything is built', () => {
    const { status, stderr } = run('--shard', '4/3')
    expect(stderr).toBe(
      '--shard is "4/3". It has to be the number of a part and the number of all parts, from 1/8 to 8/8.\n',
    )
    expect(status).toBe(2)
    expect(readFileSync(path.join(folder, 'visual-report/summary.md'), 'utf8')).toContain('--shard is "4/3"')
  })

  it('are refused, with the reason, unless all of them are there', () => {
    expect(() => mergeParts(['parts/one'])).toThrow(
      new ReviewError('parts/one is no finished part of a review: it has no part.json.'),
    )
  })

  it('are not replaced by the report of the whole', () => {
    mkdirSync(path.join(folder, 'parts/one'), { recursive: true })
    const { status, stderr } = run('merge', 'parts/one', '--output', 'parts')
    expect(stderr).toBe('parts/one and the report would be in one another. Name another folder with --output.\n')
    expect(status).toBe(2)
    expect(existsSync(path.join(folder, 'parts/one'))).toBe(true)
    expect(() => assertApart('/parts/one', ['/parts'])).toThrow('/parts and the report would be in one another.')
    expect(() => assertApart('/parts/one', ['/parts/two', '/parts/on'])).not.toThrow()
  })

  it('have their options already', () => {
    for (const option of ['--story', '--modes'])
      expect(run('merge', 'parts/one', option, 'dark').stderr).toMatch(/^merge takes what its parts were made with/)
  })

  it('have causes that are accepted in the whole only', () => {
    const part = path.join(folder, 'part')
    mkdirSync(part)
    writeFileSync(
      path.join(part, 'report.json'),
      JSON.stringify({ base: { commit: 'a' }, part: { index: 2, total: 3 }, causes: [] }),
    )
    const { status, stderr } = run('accept', 'c1', '--reason', 'Meant.', '--output', 'part')
    expect(stderr).toBe('This is part 2 of 3: merge all parts, and accept what the whole report has.\n')
    expect(status).toBe(2)
  })
})

it('accepts nothing of two folders, which have no history', () => {
  const report = path.join(folder, 'of-folders')
  mkdirSync(report)
  const cause = { name: 'c1', kind: 'text', text: '“a” → “b”', titles: ['A'], isAccepted: false }
  writeFileSync(path.join(report, 'report.json'), JSON.stringify({ base: { name: '/before' }, causes: [cause] }))
  const { status, stderr } = run('accept', 'c1', '--reason', 'Meant.', '--output', 'of-folders')
  expect(stderr).toBe('Two folders have no history in which changes are accepted.\n')
  expect(status).toBe(2)
  expect(existsSync(path.join(folder, '.visual'))).toBe(false)
})

it('keeps the Storybooks of a report that are compared again', () => {
  const report = path.join(folder, 'downloaded')
  for (const side of ['base', 'head']) mkdirSync(path.join(report, side), { recursive: true })
  const { status, stderr } = run('compare', 'downloaded/base', 'downloaded/head', '--output', 'downloaded')
  expect(stderr).toMatch(/^downloaded\/base and the report would be in one another\./)
  expect(status).toBe(2)
  expect(existsSync(path.join(report, 'base'))).toBe(true)
  expect(() => assertApart('/after/visual-review', ['/before', '/after'])).not.toThrow()
  expect(() => assertApart('/after/report', ['/before', '/after'])).toThrow('/after and the report')
})

it('replaces no folder but a report', () => {
  const { status, stderr } = run('--output', '.')
  expect(stderr).toBe(`${folder} is not empty, and no report. Name another folder with --output.\n`)
  expect(status).toBe(2)
})

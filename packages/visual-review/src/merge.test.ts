import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Acceptance } from './accept.ts'
import type { Change } from './compare.ts'
import { mergeParts } from './merge.ts'
import type { PartIdentity, Reviewed } from './part.ts'
import { readReport, writeFailure, writeReport } from './report/write.ts'
import type { Result } from './review.ts'
import { judge } from './reviewed.ts'
import { takeShard } from './shard.ts'
import { readVersion } from './version.ts'

const screenshot = (red: number) => {
  const png = new PNG({ width: 2, height: 2 })
  png.data.fill(red)
  return PNG.sync.write(png)
}
const picture = (id: string, mode: string) => ({
  story: { id, title: `UI/${id}`, name: id, importPath: './a.stories.ts' },
  mode,
  sides: ['base' as const, 'head' as const],
})
const changed = (id: string, mode: string, ...changes: Partial<Change>[]): Result => ({
  ...picture(id, mode),
  ...{ status: 'changed', base: screenshot(1), head: screenshot(2) },
  changes: changes.map((change) => ({ kind: 'style', slot: 'padding', text: '', place: 'body', where: '', ...change })),
})
const token = { kind: 'token' as const, slot: '--accent', text: '--accent red → blue' }
const paper = { kind: 'style' as const, slot: 'color' }

/** What was found in a whole review, mode by mode. */
const results: Result[] = [
  changed('badge', 'light', token),
  changed('button', 'light', token, { ...paper, text: 'color black → grey' }),
  { ...picture('clock', 'light'), status: 'skipped', reason: 'the tag !visual' },
  { ...picture('menu', 'light'), status: 'new', head: screenshot(3), fingerprint: 'menu' },
  { ...picture('old-menu', 'light'), status: 'removed', base: screenshot(3), fingerprint: 'menu' },
  { ...picture('wrong', 'light'), status: 'failed', reason: 'threw' },
  changed('badge', 'dark', token),
  changed('button', 'dark', { ...paper, text: 'color white → silver' }),
  { ...picture('calm', 'dark'), status: 'same' },
  { ...picture('noisy', 'dark'), status: 'unstable', base: screenshot(4), head: screenshot(5) },
]
const accepted: Acceptance = { file: '.visual/a.txt', ...token, titles: ['UI/badge', 'UI/button'] }

const whole: Reviewed = {
  results,
  tokens: [{ name: '--accent', text: token.text }],
  notes: ['every story: the page lacks /a.css', 'ui-menu: there is no viewport "huge"'],
  base: { name: 'abc (v1)', commit: 'abc' },
  head: { name: 'def', commit: 'def' },
  browser: '150',
  seconds: { building: 9, looking: 9 },
  selection: { modes: ['core'], stories: [], files: new Set(['a.stories.ts']) },
  config: { modes: { light: {}, dark: { globals: { theme: 'dark' } } }, defaultModes: ['light', 'dark'] },
  acceptances: [accepted],
  planned: results.length,
}

const traits = {
  ...{ base: 'abc (v1)', head: 'def', browser: 'Chromium 150', configuration: 'c', 'list of stories': 'l' },
  ...{ 'selection of stories': 'modes core', 'set of acceptances': 'a' },
} satisfies PartIdentity['traits']

let folder: string
let builds: Record<'base' | 'head', string>

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'visual-merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  builds = { base: path.join(folder, 'before'), head: path.join(folder, 'after') }
  for (const [side, build] of Object.entries(builds)) {
    mkdirSync(build)
    writeFileSync(path.join(build, 'index.json'), side)
  }
})

/** Writes the report of a part. */
function writeShard(index: number, total: number, reviewed = whole, part: Partial<PartIdentity> = {}) {
  const own = new Set<unknown>(takeShard(reviewed.results, { index, total }))
  const results = reviewed.results.filter((result) => own.has(result))
  const identity = { shard: { index, total }, version: readVersion(), traits, ...part }
  const out = path.join(folder, `part-${index}-of-${total}${part.version ?? ''}`)
  writeReport(out, [{ prefix: '', builds }], judge({ ...reviewed, results, planned: results.length, part: identity }))
  return out
}

/** Writes a report, and reads all of it but what cannot be the same. */
function writeWhole(name: string, reviewed: Reviewed) {
  const out = path.join(folder, name)
  writeReport(out, [{ prefix: '', builds }], judge(reviewed))
  const report = { ...readReport(out), time: '' }
  const pictures = report.pictures.flatMap(({ files }) =>
    Object.values(files).map((file) => readFileSync(path.join(out, file), 'base64')),
  )
  return { report, pictures, summary: readFileSync(path.join(out, 'summary.md'), 'utf8') }
}

describe('merged parts', () => {
  it.each([1, 2, 3, 20])('make the report that a review in one makes, of %i parts in any order', (total) => {
    const folders = Array.from({ length: total }, (_, at) => writeShard(at + 1, total)).reverse()
    const merged = mergeParts(folders)
    const expected = writeWhole('whole', whole)
    expect(writeWhole('merged', merged.reviewed)).toEqual(expected)
    expect(readFileSync(path.join(merged.builds[0]?.builds.head ?? '', 'index.json'), 'utf8')).toBe('head')
    expect(expected.report).toMatchObject({
      exitCode: 7,
      sentence:
        '1 token and 1 style changed, 4 pictures follow; 1 picture is unstable, 1 picture has another name, 1 picture could not be judged and 1 story is skipped.',
    })
  })

  it('match an acceptance that matches nothing in one of them, and the other way round', () => {
    const selection = { modes: ['core'], stories: [], files: 'all' as const }
    const other = { ...accepted, text: '--gone 1 → 2' }
    const unused = { ...whole, selection, acceptances: [accepted, other] }
    const folders = [1, 2, 3].map((index) => writeShard(index, 3, unused))
    expect(folders.map((folder) => readReport(folder).stale)).toEqual([[], [], []])
    const { findings } = judge(mergeParts(folders).reviewed)
    expect(findings.stale).toEqual([other])
    expect(findings.causes.map(({ text, isAccepted }) => [text, isAccepted])).toEqual([
      [token.text, true],
      ['color black → grey; in dark color white → silver', false],
    ])
  })
})

describe('a part', () => {
  it('says what it is, and not how to accept its causes', () => {
    const out = writeShard(2, 2)
    expect(readReport(out).part).toEqual({ index: 2, total: 2 })
    const summary = readFileSync(path.join(out, 'summary.md'), 'utf8')
    expect(summary).toMatch(/^## Visual review, part 2 of 2\n/)
    const page = readFileSync(path.join(out, 'index.html'), 'utf8')
    expect(page).toContain('<p class="muted">Visual review, part 2 of 2</p>')
    expect(`${summary}${page}`).not.toContain('visual-review accept')
  })

  it('that is missing or there twice is refused', () => {
    const [first = '', second = ''] = [1, 2].map((index) => writeShard(index, 4))
    expect(() => mergeParts([second, first])).toThrow('Missing: part 3 of 4, part 4 of 4.')
    expect(() => mergeParts([first, second, first])).toThrow(`${first} and ${first} are both part 1 of 4.`)
    expect(() => mergeParts([first, writeShard(2, 3)])).toThrow(/part-2-of-3 is part 2 of 3, but .* is part 1 of 4\.$/)
    expect(() => mergeParts([])).toThrow('Name the folders of all parts')
  })

  it.each([
    ['base', 'abd'],
    ['head', 'def with changes that are not committed'],
    ['browser', 'Chromium 151'],
    ['configuration', 'd'],
    ['selection of stories', 'modes all'],
    ['set of acceptances', 'b'],
    ['list of stories', 'm'],
  ] as const)('with another %s is refused', (trait, value) => {
    const [first, second] = [writeShard(1, 2), writeShard(2, 2, whole, { traits: { ...traits, [trait]: value } })]
    expect(() => mergeParts([first, second])).toThrow(
      `${second} has another ${trait} than ${first}: ${value}, not ${traits[trait]}.`,
    )
  })

  it('of another version is refused', () => {
    const old = writeShard(1, 1, whole, { version: '0.0.1' })
    expect(() => mergeParts([old])).toThrow(`was made by visual-review 0.0.1, and this is ${readVersion()}.`)
  })

  it('that was not finished is refused, with the reason', () => {
    const part = writeShard(1, 2)
    rmSync(path.join(part, 'part.json'))
    expect(() => mergeParts([part])).toThrow(`${part} is no finished part of a review: it has no part.json.`)
    writeFailure(part, 'The build failed: npx storybook build')
    expect(() => mergeParts([part])).toThrow(/part\.json\. It was not judged: The build failed: npx storybook build$/)
    expect(() => mergeParts([path.join(folder, 'none')])).toThrow('it has no part.json.')
  })

  it('that is damaged is refused', () => {
    const part = writeShard(1, 1)
    const file = path.join(part, 'part.json')
    const text = readFileSync(file, 'utf8')
    const refusal = `${part} is damaged: `
    writeFileSync(file, text.slice(0, -100))
    expect(() => mergeParts([part])).toThrow(refusal)
    writeFileSync(file, text.replaceAll(/pictures\/[^"]+/g, '../before/index.json'))
    expect(() => mergeParts([part])).toThrow(`${refusal}../before/index.json is no picture`)
    writeFileSync(file, text)
    rmSync(path.join(part, 'pictures'), { recursive: true })
    expect(() => mergeParts([part])).toThrow(`${refusal}ENOENT`)
  })

  it('may leave out both Storybooks, if another one has them', () => {
    const [first, second] = [writeShard(1, 2), writeShard(2, 2)]
    for (const side of ['base', 'head']) rmSync(path.join(first, side), { recursive: true })
    expect(mergeParts([first, second]).builds[0]?.builds.base).toBe(path.join(second, 'base'))
    rmSync(path.join(second, 'head'), { recursive: true })
    expect(existsSync(path.join(second, 'base'))).toBe(true)
    expect(() => mergeParts([first, second])).toThrow('No part has both Storybooks')
  })
})

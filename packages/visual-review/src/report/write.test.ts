import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { getFindings } from '../findings.ts'
import type { Result } from '../review.ts'
import { readReport, writeFailure, writeReport, type ReportInput } from './write.ts'

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A review of these results. */
const reviewed = (results: Result[], config: ReportInput['config']): ReportInput => ({
  findings: getFindings(
    { results, tokens: [] },
    [],
    { planned: results.length, isComplete: true },
    Object.keys(config.modes).slice(0, 1),
  ),
  selection: { modes: ['core'], stories: [], files: 'all' },
  config,
  seconds: { building: 1, looking: 1 },
  base: { name: 'abc' },
  head: { name: 'def' },
  browser: '150',
  notes: [],
})

it('keeps pictures and results if the rest cannot be written', () => {
  const folder = temporaryFolder()
  const [out, build] = [path.join(folder, 'report'), path.join(folder, 'build')]
  mkdirSync(out)
  writeFileSync(path.join(out, 'index.html'), 'an older report')
  const story = { id: 'ui-card--new', title: 'UI/Card', name: 'New', importPath: '' }
  const results: Result[] = [
    { story, mode: 'light', sides: ['head'], status: 'new', head: Buffer.from('PNG'), fingerprint: '' },
  ]
  const input = reviewed(results, { modes: { light: {} }, defaultModes: ['light'] })
  expect(() => writeReport(out, [{ prefix: '', builds: { base: build, head: build } }], input)).toThrow('ENOENT')
  expect(readdirSync(out)).toEqual(['.gitignore', 'pictures', 'report.json', 'summary.md'])
  expect(readFileSync(path.join(out, 'pictures/0-head.png'), 'utf8')).toBe('PNG')
})

it('replaces an older report with the error, short enough for a comment', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'report.json'), '{}')
  writeFailure(folder, `no-base: \n${'error: unable to write file\n'.repeat(5000)}`)
  expect(readdirSync(folder)).toEqual(['.gitignore', 'summary.md'])
  const summary = readFileSync(path.join(folder, 'summary.md'), 'utf8')
  expect(summary).toContain('**Not judged.** no-base: \n')
  expect(summary.length).toBeLessThan(65_536)
})

it('shows what a failed build has printed as it is, not as Markdown', () => {
  const folder = temporaryFolder()
  writeFailure(folder, 'The build failed: npm run build\n# Title\n\n```\n<img src="x">')
  expect(readFileSync(path.join(folder, 'summary.md'), 'utf8')).toBe(
    '## Visual review\n\n**Not judged.** The build failed: npm run build\n\n    # Title\n    \n    ```\n    <img src="x">\n',
  )
})

it('copies each of several Storybooks into a folder of its own', () => {
  const [folder, build] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(path.join(build, 'index.json'), '{}')
  const storybooks = ['packages/ui/', 'web/'].map((prefix) => ({ prefix, builds: { base: build, head: build } }))
  const out = path.join(folder, 'report')
  writeReport(out, storybooks, reviewed([], { modes: { light: {} }, defaultModes: ['light'] }))
  for (const place of ['base/packages/ui', 'base/web', 'head/packages/ui', 'head/web'])
    expect(readdirSync(path.join(out, place))).toEqual(['index.json'])
})

it('lies in the Storybook that it is about, and copies no report that lies in one', () => {
  const [base, head] = [temporaryFolder(), temporaryFolder()]
  for (const build of [base, head]) writeFileSync(path.join(build, 'index.json'), build)
  mkdirSync(path.join(base, 'visual-review'))
  const out = path.join(head, 'visual-review')
  writeReport(
    out,
    [{ prefix: '', builds: { base, head } }],
    reviewed([], { modes: { light: {} }, defaultModes: ['light'] }),
  )
  expect([readdirSync(path.join(out, 'base')), readdirSync(path.join(out, 'head'))]).toEqual([
    ['index.json'],
    ['index.json'],
  ])
})

it('lists what was skipped once for all modes, and links to nested globals', () => {
  const folder = temporaryFolder()
  const [out, build] = [path.join(folder, 'report'), path.join(folder, 'build')]
  mkdirSync(build)
  const story = { id: 'ui-card--new', title: 'UI/Card', name: 'New', importPath: '' }
  const inMode = (mode: string) => ({ story, mode, sides: ['head' as const] })
  const skipped = { status: 'skipped' as const, reason: 'parameters.chromatic.disableSnapshot' }
  const results: Result[] = [
    { ...inMode('night'), status: 'new', head: Buffer.from('PNG'), fingerprint: '' },
    ...['night', 'phone'].map((mode) => ({ ...inMode(mode), ...skipped })),
  ]
  const night = { globals: { theme: 'dark', zoom: 2, backgrounds: { value: '#1A1a1a', grid: false } } }
  const input = reviewed(results, { modes: { night, phone: {} }, defaultModes: ['night', 'phone'] })
  const page = writeReport(out, [{ prefix: '', builds: { base: build, head: build } }], input)
  const { looked, notLooked, skipped: listed, pictures } = readReport(out)
  expect(looked).toEqual({ pictures: 1, stories: 1, same: 0 })
  expect(notLooked).toHaveLength(1)
  expect(listed).toEqual(['ui-card--new: parameters.chromatic.disableSnapshot'])
  expect(pictures.map(({ globals }) => globals)).toEqual([
    { theme: 'dark', zoom: '2', 'backgrounds.value': '!hex(1A1a1a)', 'backgrounds.grid': '!false' },
  ])
  expect(readFileSync(page, 'utf8')).toContain('<summary>Skipped stories: 1</summary>')
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { expect, expectTypeOf, it, onTestFinished } from 'vitest'
import { reportJsonSchema, reportSchema } from '../../testing/report-schema.ts'
import { getFindings } from '../findings.ts'
import type { Result } from '../review.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import type { Report } from './report.ts'
import { readReport, writeReport, type ReportInput } from './write.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({
  story: { id: `ui-card--${name}`, title: 'UI/Card', name, importPath: '' },
  mode: 'light',
  sides: ['base' as const, 'head' as const],
})
const change = { kind: 'text' as const, slot: 'text', text: '“a” → “b”', place: 'body', where: 'p' }
const results: Result[] = [
  { ...picture('changed'), status: 'changed', base: png, head: png, changes: [change] },
  { ...picture('removed'), status: 'removed', base: png, fingerprint: 'a' },
  { ...picture('old'), status: 'removed', base: png, fingerprint: 'b' },
  { ...picture('renamed'), status: 'new', head: png, fingerprint: 'b' },
  { ...picture('new'), status: 'new', head: png, fingerprint: 'c' },
  { ...picture('unstable'), status: 'unstable', base: png, head: png },
  { ...picture('failed'), status: 'failed', reason: 'threw' },
  { ...picture('skipped'), status: 'skipped', reason: 'the tag !visual' },
]

function getReport(more: Partial<ReportInput> = {}): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-schema-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = path.join(folder, 'build')
  mkdirSync(build)
  const stale = { file: '.visual/a.txt', kind: 'text', text: '“c” → “d”', titles: [] }
  const out = path.join(folder, 'report')
  writeReport(
    out,
    { base: build, head: build },
    {
      findings: getFindings({ results, tokens: [] }, [stale], { planned: 9, isComplete: true }, ['light']),
      selection: { modes: ['core'], stories: [], files: 'all' },
      config: { modes: { light: { globals: { theme: 'light' } } }, defaultModes: ['light'] },
      seconds: { building: 1.5, looking: 1 },
      base: { name: 'abc', commit: 'abc' },
      head: { name: '/build' },
      browser: '150',
      notes: ['a note'],
      ...more,
    },
  )
  return readReport(out)
}

it('is published as it is in the code, with the properties of the types', () => {
  const file = path.join(import.meta.dirname, '../../report.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(reportJsonSchema)
  type Output = v.InferOutput<typeof reportSchema>
  expectTypeOf<Output>().toExtend<Report>()
  expectTypeOf<Report>().toExtend<Output>()
  // Of optional properties, assignability says nothing.
  expectTypeOf<keyof Report>().toEqualTypeOf<keyof Output>()
  expectTypeOf<keyof ReportPicture>().toEqualTypeOf<keyof Output['pictures'][number]>()
})

it('holds for a report with pictures of every status, and for nothing else', () => {
  const report = getReport()
  expect(v.parse(reportSchema, report)).toEqual(report)
  for (const more of [{ exitCode: 8 }, { sentence: undefined }, { unknown: 1 }, { causes: [{ name: 'c1' }] }])
    expect(v.is(reportSchema, { ...(report as Report), ...more })).toBe(false)
})

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { getFindings } from '../src/findings.ts'
import type { Report } from '../src/report/report.ts'
import { readReport, writeReport } from '../src/report/write.ts'
import type { Result } from '../src/review.ts'

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
  { ...picture('same'), status: 'same' },
  { ...picture('skipped'), status: 'skipped', reason: 'the tag !visual' },
]

/** Writes a report that has a story of every status, and reads it. */
export function writeEveryStatus(): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = path.join(folder, 'build')
  mkdirSync(build)
  const stale = { file: '.visual/a.txt', kind: 'text', text: '“c” → “d”', titles: [] }
  const out = path.join(folder, 'report')
  writeReport(out, [{ prefix: '', builds: { base: build, head: build } }], {
    findings: getFindings({ results, tokens: [] }, [stale], { planned: 9, isComplete: true }, ['light']),
    selection: { modes: ['core'], stories: [], files: 'all' },
    config: { modes: { light: { globals: { theme: 'light' } } }, defaultModes: ['light'] },
    seconds: { building: 1.5, looking: 1 },
    base: { name: 'abc', commit: 'abc' },
    head: { name: '/build' },
    browser: '150',
    notes: ['a note'],
  })
  return readReport(out)
}

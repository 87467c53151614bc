import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFailure } from './write.ts'

it('replaces an older report with the error, short enough for a comment', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'report.json'), '{}')
  writeFailure(folder, `no-base: \n${'error: unable to write file\n'.repeat(5000)}`)
  expect(readdirSync(folder)).toEqual(['summary.md'])
  const summary = readFileSync(path.join(folder, 'summary.md'), 'utf8')
  expect(summary).toContain('**Not judged.** no-base: \n')
  expect(summary.length).toBeLessThan(65_536)
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/run.ts'
import { newFeature } from './new-feature.ts'

/** A copy of what a feature and its stories import, inside the repository, where TypeScript finds its dependencies. */
function copyRepository() {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'new-feature-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const isSource = (path: string) => !/\/(node_modules|dist|test-results|\.wireit)$/.test(path)
  for (const path of ['packages/features', 'stories/check.ts', '.storybook']) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource })
  }
  mkdirSync(join(folder, 'node_modules/@summit'), { recursive: true })
  symlinkSync(join(folder, 'packages/features'), join(folder, 'node_modules/@summit/features'))
  return folder
}

/** What the compiler says of files in a copy of the repository. */
function getTypeErrors(files: string[], folder: string): string {
  const config = { extends: join(root, 'tsconfig.json'), include: [], references: [], files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions: { incremental: false } }))
  const tsc = join(root, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['--project', folder], { encoding: 'utf8' }).stdout
}

describe('a new feature', () => {
  it('has valid types, exports and stories', () => {
    const folder = copyRepository()
    const files = newFeature('trail-report', folder)
    expect(files).toContain('packages/features/src/trail-report/use-trail-report.ts')
    expect(files).toContain('stories/features/trail-report.stories.tsx')
    expect(readFileSync(join(folder, 'packages/features/src/locales/de.ts'), 'utf8')).toContain('\n  trailReport,\n')
    expect(getTypeErrors(files, folder)).toBe('')
  }, 60_000)

  it.each(['GiftCard', '', 'gift_card', '../x'])('is not named "%s"', (name) => {
    expect(() => newFeature(name, '/dev/null')).toThrow('kebab-case')
  })

  it('writes nothing if its name is a word of the language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'new-feature-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    expect(() => newFeature('export', folder)).toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  it('never overwrites an existing feature', () => {
    expect(() => newFeature('sign-in')).toThrow('exists already')
  })
})

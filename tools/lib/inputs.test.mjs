import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashInputs, inputFiles } from './inputs.mjs'
import { parts, root } from './parts.mjs'

describe('the hash of what a part is built from', () => {
  let folder = ''
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const hash = () => hashInputs(folder, ['apps/api', 'lock.json'])

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'inputs-'))
    write('lock.json', '{}')
    write('apps/api/server.ts', "import {\n  brand,\n} from '../site/brand.ts'\nawait import('../../tools/mail.mjs')")
    write('apps/api/style.css', "@import '@summit/ui/theme.css';")
    write('apps/site/brand.ts', "export * from './contact.ts'")
    write('apps/site/contact.ts', '')
    write('apps/site/page.ts', '')
    write('tools/mail.mjs', "import '@summit/features/mail'")
    write('packages/ui/theme.css', '')
    write('packages/features/mail.ts', '')
    write('packages/features/mail.test.ts', '')
    write('packages/other/index.ts', '')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([
    'lock.json',
    'apps/api/server.ts',
    'apps/site/brand.ts',
    'apps/site/contact.ts',
    'tools/mail.mjs',
    'packages/ui/theme.css',
    'packages/features/mail.ts',
  ])('changes with %s', (file) => {
    const before = hash()
    write(file, '// another text')
    expect(hash()).not.toBe(before)
  })

  it.each([
    'apps/site/page.ts',
    'packages/other/index.ts',
    'packages/features/mail.test.ts',
    'apps/api/dist/server.js',
  ])('stays the same with another %s', (file) => {
    const before = hash()
    write(file, '// another text')
    expect(hash()).toBe(before)
  })
})

it.each(Object.entries(parts))('%s is built anew when any file changes that it imports', (_, { inputs }) => {
  const files = inputFiles(root, inputs)
  const missing = [...files].flatMap(([file, content]) => {
    if (!/\.(tsx?|mjs|mdx)$/.test(file)) return []
    // TypeScript's own reading of the imports.
    return ts
      .preProcessFile(content.toString())
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => path.join(file, '..', name.replace(/\?.*$/, '')))
      .filter((imported) => !files.has(imported) && existsSync(imported))
  })
  expect(missing).toEqual([])
})

it('knows what the parts take from other folders', () => {
  const has = (/** @type {keyof typeof parts} */ part, /** @type {string} */ file) =>
    inputFiles(root, parts[part].inputs).has(path.join(root, file))
  expect(has('api', 'packages/brand/src/contact.ts')).toBe(true)
  expect(has('api', 'packages/features/package.json')).toBe(true)
  expect(has('storybook', 'packages/brand/src/brand.ts')).toBe(true)
  expect(has('storybook', 'packages/ui/src/tokens/theme.css')).toBe(true)
  expect(has('site', 'packages/workout-plan/fonts/archivo-regular.ttf')).toBe(true)
  expect(has('packages', 'tools/lib/sheet.mjs')).toBe(true)
})

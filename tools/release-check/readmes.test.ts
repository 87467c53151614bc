import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { codeBlocks } from '../lib/code-blocks.ts'
import { entryNames, shortNames } from './readmes.ts'

it('finds the code blocks, with their lines and the files that they name', () => {
  const markdown =
    '# Title\n\n```tsx\n// src/app.tsx\n```\n\n```css\n/* src/app.css */\n```\n\n```sh\nnpm ci\nnpm test\n```\n'
  expect(codeBlocks(markdown)).toEqual([
    { language: 'tsx', line: 4, code: '// src/app.tsx\n', file: 'src/app.tsx' },
    { language: 'css', line: 8, code: '/* src/app.css */\n', file: 'src/app.css' },
    { language: 'sh', line: 12, code: 'npm ci\nnpm test\n' },
  ])
})

it('finds the entries that a text names, each once', () => {
  const text = "`@summit/ui/toast`. import '@summit/ui/styles.css'\nnpm install @summit/features @summit/ui/toast."
  expect(entryNames(text)).toEqual(['@summit/ui/toast', '@summit/ui/styles.css', '@summit/features'])
  expect(entryNames("@source '../node_modules/@summit/ui/dist/button'")).toEqual([
    'node_modules/@summit/ui/dist/button',
  ])
})

it('finds the entries that a package’s README names for short, but no addresses', () => {
  expect(shortNames('`/toast`, `/toast`, `/mocks/ports`, `/auth/v1`, `/reset?token=…`, `toast`', '@summit/ui')).toEqual(
    ['@summit/ui/toast', '@summit/ui/mocks/ports'],
  )
})

it('names the folders of the components whose size is measured in a Tailwind host', () => {
  const [named, measured] = ['packages/ui/README.md', 'tools/release-check/five.css'].map((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@source '.*(@summit\/ui\/dist\/[\w-]+)'/g)].map(
      ([, folder]) => folder,
    ),
  )
  expect(named).toContain('@summit/ui/dist/button')
  expect(named).toEqual(measured)
})

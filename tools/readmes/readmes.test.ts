import { expect, it } from 'vitest'
import { codeBlocks, entryNames } from './readmes.ts'

it('finds the code blocks of a language, with their lines', () => {
  const markdown = '# Title\n\n```tsx\nfirst()\n```\n\n```css\n```\n\n```tsx\nsecond()\nthird()\n```\n'
  expect(codeBlocks(markdown, 'tsx')).toEqual([
    { line: 4, code: 'first()\n' },
    { line: 11, code: 'second()\nthird()\n' },
  ])
})

it('finds the entries that a text names, each once', () => {
  const text = "`@summit/ui/toast`. import '@summit/ui/styles.css'\nnpm install @summit/features @summit/ui/toast."
  expect(entryNames(text)).toEqual(['@summit/ui/toast', '@summit/ui/styles.css', '@summit/features'])
})

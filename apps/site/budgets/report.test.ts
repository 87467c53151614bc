import { expect, it } from 'vitest'
import { largestImports, largestRules } from './report.ts'

it('names the largest imports, and how the page reaches them', () => {
  const react = '../../node_modules/react-dom'
  const modules = [
    { id: `${react}/client.js`, bytes: 400, importer: 'src/client.tsx' },
    { id: `${react}/shared.js`, bytes: 500, importer: `${react}/client.js` },
    { id: '../../packages/ui/src/button.tsx', bytes: 700, importer: 'src/pages/home.tsx' },
    { id: 'src/pages/home.tsx', bytes: 10, importer: 'src/client.tsx' },
    { id: 'src/client.tsx', bytes: 20 },
  ]
  expect(largestImports(modules).slice(0, 2)).toEqual([
    '900 bytes before minification: react-dom < src/client.tsx',
    '700 bytes before minification: ../../packages/ui/src/button.tsx < src/pages/home.tsx < src/client.tsx',
  ])
})

it('ends with modules that import each other', () => {
  const modules = [
    { id: 'a', bytes: 1, importer: 'b' },
    { id: 'b', bytes: 2, importer: 'a' },
  ]
  expect(largestImports(modules)).toHaveLength(2)
})

it('names the rules that compress worst', () => {
  const url = Array.from({ length: 99 }, (_, index) => (index * 7919) % 6007).join('')
  const [first] = largestRules(`<style>p{color:red}@layer a{.contour{mask:url(${url})}}</style><p>Text</p>`)
  expect(first).toContain('.contour{mask:url(')
})

import { expect, it } from 'vitest'
import { wellKnownFiles } from '../prerender/well-known-files.ts'
import { notFoundPage, pages } from './pages.ts'

/** What search engines show before they cut, in characters. */
const MAX_LENGTH = 155

it.each([...pages, notFoundPage])('has a description of $path that search results show in full', ({ description }) => {
  expect(description).toMatch(/^[A-Z].*\.$/)
  expect(description.length).toBeLessThanOrEqual(MAX_LENGTH)
})

it.each(['path', 'title', 'description'] as const)('has a unique %s per page', (key) => {
  const values = [...pages, notFoundPage].map((page) => page[key])
  expect(new Set(values).size).toBe(values.length)
})

it('indexes marketing pages only', () => {
  const indexed = pages.filter(({ previewHeadline }) => previewHeadline)
  expect(indexed).toEqual(pages.filter(({ kind }) => kind === 'marketing'))
})

it('lets browsers fetch no page ahead whose address may have a token', () => {
  const rules = wellKnownFiles('https://summit.example', new Date(0))['speculation-rules.json'] ?? ''
  expect(rules).toContain('"/pricing"')
  for (const { path } of pages.filter(({ hasToken }) => hasToken)) expect(rules).not.toContain(`"${path}"`)
})

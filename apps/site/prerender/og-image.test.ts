import { expect, it } from 'vitest'
import { pages, type PageMetadata } from '../metadata/pages.ts'
import { ogImage } from './og-image.ts'

const previewed = pages.filter(({ previewHeadline }) => previewHeadline)
const imageOf = (page: PageMetadata) => ogImage(page, [], [])

it.each(previewed)('the preview image of $name has its headline, line by line', (page) => {
  const lines = [...imageOf(page).matchAll(/<text x="70"[^>]*>([^<]*)</g)].map(([, line]) => line)
  expect(lines.join(' ')).toBe(page.previewHeadline)
})

it('shows the phone screen of each page with a phone', () => {
  const withPhone = previewed.filter(({ name }) => ['home', 'features', 'download'].includes(name))
  const titles = withPhone.map((page) => />([^<]*)<\/text>/.exec(imageOf(page))?.[1])
  expect(titles).toEqual(['Today', 'Wall sit', 'Pack'])
  expect(new Set(previewed.map(imageOf)).size).toBe(previewed.length)
})

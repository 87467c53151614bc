import { expect, it } from 'vitest'
import { headlines, ogImage } from './og-image.ts'

const pages = Object.keys(headlines)
const imageOf = (page: string) => ogImage(page, [], [])

it.each(pages)('the picture of %s has its headline, line by line', (page) => {
  const lines = [...imageOf(page).matchAll(/<text x="70"[^>]*>([^<]*)</g)].map(([, line]) => line)
  expect(lines.join(' ')).toBe(headlines[page])
})

it('shows on each page with a phone the screen of that page', () => {
  const titles = ['home', 'features', 'download'].map((page) => />([^<]*)<\/text>/.exec(imageOf(page))?.[1])
  expect(titles).toEqual(['Today', 'Wall sit', 'Pack'])
  expect(new Set(pages.map(imageOf)).size).toBe(pages.length)
})

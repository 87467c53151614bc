import { expect, it } from 'vitest'
import { pages, type PageMetadata } from '../metadata/pages.ts'
import { getPageName } from '../src/routing/page-name.ts'
import { ogImage } from './og-image.ts'
import { ogPhone } from './og-phone.ts'

const previewed = pages.filter(({ previewHeadline }) => previewHeadline)
const getImage = (page: PageMetadata) => ogImage(page, [], [])

it.each(previewed)('the preview image of $path has its headline, line by line', (page) => {
  const lines = [...getImage(page).matchAll(/<text x="70"[^>]*>([^<]*)</g)].map(([, line]) => line)
  expect(lines.join(' ')).toBe(page.previewHeadline)
})

it('shows a phone with the screen of the page', () => {
  const screens = previewed.map((page) => ogPhone(getPageName(page)))
  const titles = screens.map((screen) => />([^<]*)<\/text>/.exec(screen)?.[1])
  expect(titles).toEqual(['Today', 'Wall sit', 'Premium', 'Pack', 'Message', 'Terms', 'Privacy'])
  expect(new Set(screens.map((screen) => screen.replaceAll(/<text.*<\/text>/g, ''))).size).toBe(previewed.length)
  for (const [index, page] of previewed.entries()) expect(getImage(page)).toContain(screens[index])
})

it('refuses a page without a screen', () => {
  expect(() => ogPhone('dashboard')).toThrow('dashboard')
})

import { chromium, expect as expectSoon, type Locator, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { previewFrame } from '../adapter.ts'
import { serveBelow } from './serve-below.ts'

/** A busy machine needs more than the default. */
export const expectPage = expectSoon.configure({ timeout: 30_000 })

/** The built Storybook. One page for all tests of a file, as a browser compiles Storybook's scripts only once in it. */
export let page: Page
const missing: string[] = []
let site: Awaited<ReturnType<typeof serveBelow>>
beforeAll(async () => {
  // As a preview of a pull request or GitHub Pages does.
  site = await serveBelow('design')
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await context.newPage()
  page.on('response', (response) => {
    // The panel of the visual review asks for a report, which only some Storybooks have.
    const isOptional = response.url().endsWith('/visual-review/report.json')
    if (response.status() === 404 && !response.fromServiceWorker() && !isOptional) missing.push(response.url())
  })
})
afterEach(() => {
  expect(missing.splice(0), 'no file is missing').toEqual([])
})
afterAll(async () => {
  await page.context().browser()?.close()
  await site.close()
})

/** The story or docs page. */
export const preview = () => page.frameLocator(previewFrame)

/** A control of the toolbar. */
export const tool = (label: string): Locator => page.getByLabel(label, { exact: true })

/** Opens an address of Storybook, whose page may still load, by default where a reader begins. */
export const open = (address = '') => page.goto(new URL(address, site.address).href)

/** Types into Storybook's search, and returns what it finds. */
export async function search(query: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(query)
  return page.getByRole('listbox').getByRole('option')
}

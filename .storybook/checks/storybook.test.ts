import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { previewFrame } from '../adapter.ts'
import { build, serveBelow } from './serve-below.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof serveBelow>>
beforeAll(async () => {
  // As a preview of a pull request or GitHub Pages does.
  site = await serveBelow('design')
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const preview = (page: Page) => page.frameLocator(previewFrame)

/** Opens an address of Storybook, whose page may still load, by default where a reader begins. */
async function open(address = '', colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && !response.fromServiceWorker()) missing.push(response.url())
  })
  await page.goto(site.address + address)
  return { page, missing }
}

/** Types into Storybook's search. */
async function search(page: Page, query: string) {
  await page.getByRole('searchbox').fill(query)
  return page.getByRole('listbox').getByRole('option')
}

it('finds states, components and features by their names, and by other words', async () => {
  const { page } = await open()
  for (const [query, name] of [
    ['wrong password', /Wrong password/],
    ['toast', /Toast/],
    ['newsletter', /Newsletter/],
    ['snackbar', /Snackbar/],
    ['404', /404/],
  ] as const) {
    await expectPage((await search(page, query)).filter({ hasText: name }), query).not.toHaveCount(0)
  }
})

it('finds a state by a text on its screen, and by a requirement, on a page of all texts', async () => {
  const { page } = await open('?path=/docs/find-a-state--docs')
  const field = preview(page).getByRole('searchbox', { name: 'Text or requirement' })
  await field.fill('SIGNIN-17')
  await expectPage(preview(page).getByRole('link', { name: 'Features/Sign in/Error' })).toBeVisible()
  await field.fill('invalid email or')
  await preview(page).getByRole('link', { name: 'Features/Sign in/Error' }).first().click()
  await preview(page).getByText('Invalid email or password').first().waitFor()
})

it('lists states in the sidebar, at most three clicks away, and no tests', async () => {
  const { page } = await open()
  const sidebar = page.getByRole('navigation')
  await sidebar.getByRole('button', { name: 'Pricing' }).first().click()
  await sidebar.getByRole('link', { name: 'Yearly' }).click()
  await preview(page).getByRole('radio', { name: 'Yearly', checked: true }).waitFor()
  expect(await sidebar.getByRole('link', { name: / test$/i }).count()).toBe(0)
})

it('shows stories below a sub-path, with mocked requests and no file missing', async () => {
  const { page, missing } = await open('?path=/story/flows-sign-in--wrong-password')
  await preview(page).getByText('Invalid email or password').first().waitFor()
  await page.goto(`${site.address}?path=/story/ui-button--accent`)
  await preview(page).getByRole('button').waitFor()
  await page.goto(`${site.address}?path=/docs/features-sign-in--docs`)
  await preview(page).getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(missing).toEqual([])
})

it('tags stories for the filter: status, page, flow and requirements', () => {
  // SAFETY: Storybook's index, by its documentation.
  const { entries } = JSON.parse(readFileSync(`${build}/index.json`, 'utf8')) as {
    entries: Record<string, { tags: string[] }>
  }
  const tags = (id: string) => entries[id]?.tags
  expect(tags('ui-button--accent')).toContain('stable')
  expect(tags('pages-home--default')).toContain('page')
  expect(tags('flows-sign-in--wrong-password')).toEqual(expect.arrayContaining(['flow', 'SIGNIN-15']))
  expect(tags('features-sign-in--error')).toContain('SIGNIN-17')
})

it.each(['light', 'dark'] as const)('can be read in the %s theme of the system', async (scheme) => {
  const { page } = await open('?path=/docs/ui-button--docs', scheme)
  await preview(page).getByRole('heading', { level: 1, name: 'Button' }).waitFor()
  await search(page, 'sign')
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withRules(['color-contrast']).analyze()
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)),
  ).toEqual([])
})

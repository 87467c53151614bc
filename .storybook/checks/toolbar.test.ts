import AxeBuilder from '@axe-core/playwright'
import { serve, listStories } from '@summit/visual-review'
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { previewFrame, toolbar } from '../adapter.ts'
import { build } from './serve-below.ts'

/** A busy machine needs more than the default. */
const expectPage = expectSoon.configure({ timeout: 30_000 })

const [beforePopup = ''] = [...listStories(build).keys()].filter((id) => id.startsWith('flows-newsletter--at-29'))

let browser: Browser
let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  site = await serve(build)
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function open(address: string, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(new URL(address, `${site.origin}/`).href)
  return page
}

const preview = (page: Page) => page.frameLocator(previewFrame)
const tool = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The sign-in page in German, in Acme's typeface, dark, with text at 200%. */
async function expectGermanAcmeInDark(page: Page) {
  const heading = preview(page).getByRole('heading', { level: 1, name: 'Willkommen zurück' })
  await expectPage(heading).toHaveCSS('font-family', /Georgia/)
  await expectPage(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectPage(preview(page).locator('html')).toHaveAttribute('lang', 'de')
  await expectPage(preview(page).locator('html')).toHaveCSS('font-size', '32px')
}

it('keeps settings in the link to the state', async () => {
  const page = await open('?path=/story/features-sign-in--idle')
  await tool(page, 'Theme').selectOption('Dark')
  await tool(page, 'Brand').selectOption('Acme')
  await tool(page, 'Language').selectOption('Deutsch')
  await tool(page, 'Text size').selectOption('200%')
  await expectGermanAcmeInDark(page)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectPage(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await open(await page.evaluate(() => navigator.clipboard.readText()))
  await expectGermanAcmeInDark(copied)
  await expectPage(tool(copied, 'Text size')).toHaveValue('x2')

  const link = await page.getByRole('link', { name: 'Open in site' }).getAttribute('href')
  expect(new URL(link ?? '').pathname).toBe('/auth/login')
}, 120_000)

it('docs pages have the theme, the brand and the language too', async () => {
  const page = await open('?path=/docs/features-sign-in--docs&globals=theme:dark;brand:acme;language:de')
  const docs = preview(page)
  const heading = docs.getByRole('heading', { level: 1, name: 'Sign in' })
  await expectPage(heading).toHaveCSS('font-family', /Georgia/)
  await expectPage(
    docs.locator('iframe').first().contentFrame().getByRole('heading', { name: 'Willkommen zurück' }),
  ).toBeVisible()
  const inDark = await heading.evaluate((element) => getComputedStyle(element).color)
  await tool(page, 'Theme').selectOption('Light')
  await expectPage(heading).not.toHaveCSS('color', inDark)
}, 120_000)

it('steps a flow’s clock to its next timer, and answers its calls', async () => {
  const page = await open(`?path=/story/${beforePopup}`)
  const dialog = preview(page).getByRole('dialog')
  await expectPage(tool(page, 'Clock').locator('option:checked')).toHaveText('Clock at 29.9 s')
  await expectPage(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Step to the next timer' }).click()
  await expectPage(dialog).toBeVisible()
  await expectPage(page).toHaveURL(/clock:at-30000/)

  await dialog.getByLabel('Email').fill('ada@example.org')
  await tool(page, 'Answer of the server').selectOption('Server refuses with a message')
  await expectPage(dialog.getByLabel('Email')).toHaveValue('ada@example.org')
  await dialog.getByLabel('Email').press('Enter')
  await expectPage(dialog.getByText('Too many requests. Try again in 15 minutes.').first()).toBeVisible()
}, 120_000)

it('shows both themes beside each other, and only settings that have an effect', async () => {
  const page = await open('?path=/story/ui-button--accent&globals=theme:both')
  await expectPage(preview(page).getByRole('button')).toHaveCount(2)
  for (const label of ['Language', 'Clock', 'Answer of the server']) await expectPage(tool(page, label)).toBeHidden()
  await expectPage(page.getByRole('link', { name: 'Open in site' })).toBeHidden()
}, 120_000)

it.each(['light', 'dark'] as const)(
  'the toolbar has no axe violation in %s',
  async (colorScheme) => {
    const page = await open(`?path=/story/${beforePopup}&globals=theme:dark;language:de`, colorScheme)
    await expectPage(tool(page, 'Clock')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include(toolbar).analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  },
  60_000,
)

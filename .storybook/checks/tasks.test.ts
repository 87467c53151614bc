import { AxeBuilder } from '@axe-core/playwright'
import { expect as playwrightExpect } from '@playwright/test'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../tools/chromium.ts'
import { serveBelow } from './serve-below.ts'

const expectPage = playwrightExpect.configure({ timeout: 20_000 })

let browser: Browser
let site: Awaited<ReturnType<typeof serveBelow>>

beforeAll(async () => {
  site = await serveBelow('design')
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Opens Storybook where a reader begins. */
async function openStorybook(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme })
  const page = await context.newPage()
  await page.goto(site.address)
  await page.waitForURL(/start-here--docs/)
  await page.getByRole('link', { name: 'Start here' }).waitFor()
  return page
}

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

async function search(page: Page, query: string) {
  await page.getByPlaceholder('Find components').click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(query)
  await dialog.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

type Check = (story: FrameLocator) => Promise<unknown>
const dialog = (story: FrameLocator) => story.getByRole('dialog')

const tasks: [task: string, query: string, check: Check][] = [
  [
    'the page 0.1 s before the pop-up',
    '29.9 s',
    async (story) => {
      await expectPage(story.getByRole('heading', { level: 1 })).toBeVisible()
      await expectPage(dialog(story)).toBeHidden()
    },
  ],
  [
    'a wrong password',
    'wrong password',
    (story) => expectPage(story.getByText('Invalid email or password').first()).toBeVisible(),
  ],
  [
    'the reset mail is sent',
    'reset mail sent',
    (story) => expectPage(story.getByText(/a reset link is on its way/).first()).toBeVisible(),
  ],
  [
    'an expired link',
    'expired link',
    (story) => expectPage(story.getByText(/link is invalid or has expired/).first()).toBeVisible(),
  ],
  ['yearly prices', 'yearly prices', (story) => expectPage(story.getByRole('radio', { name: 'Yearly' })).toBeChecked()],
  ['an error toast', 'error toast', (story) => expectPage(story.getByRole('listitem')).toBeVisible()],
  [
    'the drawer on a phone',
    'drawer on a phone',
    async (story) => {
      await expectPage(dialog(story)).toBeVisible()
      expect(await story.locator('html').evaluate(() => innerWidth)).toBeLessThan(400)
    },
  ],
  [
    'a long plan name',
    'long plan name',
    (story) => expectPage(story.getByRole('heading', { name: /.{25}/ }).first()).toBeVisible(),
  ],
  [
    'a pending button',
    'button pending',
    (story) => expectPage(story.locator('button[aria-busy=true], button[data-state=pending]').first()).toBeVisible(),
  ],
  [
    'contact in the dark',
    'contact in the dark',
    async (story) => {
      await expectPage(story.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectPage(story.getByRole('textbox', { name: 'Message' })).toBeVisible()
    },
  ],
  [
    'a newsletter failure',
    'newsletter failure',
    (story) =>
      expectPage(dialog(story).getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true'),
  ],
  [
    'sign-in in German',
    'German sign-in',
    (story) => expectPage(story.getByLabel('Passwort', { exact: true })).toBeVisible(),
  ],
]

describe('one search and Enter shows', () => {
  let page: Page
  beforeAll(async () => {
    page = await openStorybook()
  })
  afterAll(() => page.close())

  it.each(tasks)('%s', async (_, query, check) => {
    await page.getByRole('link', { name: 'Start here' }).click()
    await page.waitForURL(/start-here--docs/)
    await search(page, query)
    await check(preview(page))
  })
})

it('lists states in the sidebar, at most three clicks away, and no tests', async () => {
  const page = await openStorybook()
  onTestFinished(() => page.close())
  await page.locator('#features-pricing').click()
  await page.locator('#features-pricing--yearly').click()
  await expectPage(preview(page).getByRole('radio', { name: 'Yearly' })).toBeChecked()
  expect(await page.locator('[data-item-id$="-test"]').count()).toBe(0)
})

it.each(['light', 'dark'] as const)(
  'can be read in the %s theme of the system, with the search open',
  async (scheme) => {
    const page = await openStorybook(scheme)
    onTestFinished(() => page.close())
    const violations = async () => {
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').withRules(['color-contrast']).analyze()
      return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`))
    }
    await search(page, 'Button')
    await expectPage(preview(page).getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByPlaceholder('Find components').click()
    await page.getByRole('combobox', { name: 'Search states, components and texts' }).fill('sign')
    expect(await violations()).toEqual([])
  },
)

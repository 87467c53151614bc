/**
 * What a designer, a developer and a reviewer come for. Each is found by at most one search and three clicks, from the
 * page that a reader begins with. Nightly CI runs it.
 */
import type { Locator } from '@playwright/test'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectPage, open, page, preview, search, tool } from './manager-page.ts'

let clicks = 0
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open()
  await preview().getByRole('heading', { level: 1 }).waitFor()
  clicks = 0
})
afterEach(() => expect(clicks, 'clicks').toBeLessThanOrEqual(3))

/** Opens what Storybook's search finds by these words. */
async function find(words: string, path: string | RegExp) {
  const found = (await search(words)).filter({ hasText: path }).first()
  await found.click()
}

async function click(target: Locator) {
  clicks += 1
  await target.click()
}

async function choose(label: string, option: string) {
  clicks += 1
  await tool(label).selectOption(option)
}

const expectText = (text: string | RegExp) =>
  expectPage(preview().getByText(text).filter({ visible: true }).first()).toBeVisible()

it('a dialog with a very long title, on a phone, in dark', async () => {
  await find('long title', 'Dialog')
  await choose('Theme', 'Dark')
  await click(page.getByRole('button', { name: /viewport|size/i }))
  await click(page.getByRole('option', { name: 'Phone', exact: true }))
  await expectPage(preview().getByRole('dialog')).toBeVisible()
})

it('the newsletter while its call takes 20 s', async () => {
  await find('at 30 s', /Newsletter/)
  await choose('Answer of the server', 'Server takes 20 s')
  await preview().getByLabel('Email').fill('ada@example.org')
  await preview().getByLabel('Email').press('Enter')
  await expectText('Getting Your PDF')
})

it('which token the orange is, and its contrast on the dark ground', async () => {
  await find('orange', 'Find a state')
  await click(preview().getByRole('link', { name: 'Colour' }))
  await expectText('var(--color-accent)')
  await expectPage(preview().getByRole('row', { name: /accent-ink on ground/ })).toBeVisible()
})

it('a working example of a toast with Undo', async () => {
  await find('undo', 'Find a state')
  await click(preview().getByRole('link', { name: 'Toast with an action' }))
  await click(page.getByRole('tab', { name: 'Code' }))
  await expectPage(page.getByRole('tabpanel').getByText('action').first()).toBeVisible()
})

it('sign-in in German, right to left, with text at 200%', async () => {
  await find('sign in idle', 'Features')
  await choose('Language', 'Deutsch')
  await choose('Direction', 'RTL')
  await choose('Text size', '200%')
  await expectPage(preview().locator('html')).toHaveAttribute('dir', 'rtl')
  await expectPage(preview().getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück')
})

it('what a wrong password announces', async () => {
  await find('wrong password', /Flows.*Sign in/s)
  await expectPage(preview().locator('[aria-live=assertive], [role=alert]').first()).toContainText(
    'Invalid email or password',
  )
})

it('what a hook returns', async () => {
  await find('useForgotPassword', 'Find a state')
  await click(preview().getByRole('link', { name: 'Forgot password', exact: true }))
  await expectText('useForgotPassword() returns:')
})

it('all states of a feature on one screen', async () => {
  await find('update password', 'Features')
  await expectPage(preview().getByRole('link', { name: 'Changed in another tab' }).first()).toBeVisible()
})

it('plan cards in both themes side by side', async () => {
  await find('highlighted', 'PlanCard')
  await choose('Theme', 'Side by side')
  await expectPage(preview().getByRole('article')).toHaveCount(2)
})

it('the state in which the server answers HTML', async () => {
  await find('HTML', 'Find a state')
  await click(preview().getByRole('link', { name: 'Unreadable answer' }))
  await expectText(/unexpected|network|try again/i)
})

it('a link to this state', async () => {
  await find('too many attempts', /Features.*Sign in/s)
  await click(page.getByRole('button', { name: 'Copy link' }))
  await expectPage(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('features-sign-in--too-many-attempts')
})

it('which components are stable, and since when', async () => {
  await find('stable', 'Find a state')
  await click(preview().getByRole('link', { name: 'Components', exact: true }))
  await expectPage(
    preview()
      .getByRole('row', { name: /Button.*Stable/i })
      .first(),
  ).toBeVisible()
})

it('the props of a component and their defaults', async () => {
  await find('button', 'UI')
  await expectPage(preview().getByRole('row', { name: /size.*medium/i })).toBeVisible()
})

it('an own accent on pages of the site', async () => {
  await find('theme editor', 'Foundations')
  await expectPage(preview().getByLabel('Accent', { exact: false }).first()).toBeVisible()
})

it('what changed since the last release', async () => {
  await click(preview().getByRole('link', { name: 'What is new' }).first())
  await expectPage(preview().getByRole('heading', { name: 'What is new' })).toBeInViewport()
})

it('focus, hover and pressed of all buttons', async () => {
  await find('hover', 'Find a state')
  await click(preview().getByRole('link', { name: 'Button', exact: true }).first())
  await expectText('Pressed')
})

it('every place with a text', async () => {
  await click(page.getByRole('navigation').getByRole('link', { name: 'Find a state' }))
  await preview().getByRole('searchbox', { name: 'Text or requirement' }).fill('Check your email')
  await expectPage(preview().getByRole('link', { name: 'Features/Newsletter/Success' }).first()).toBeVisible()
})

it('how a page prints', async () => {
  await find('print', 'Find a state')
  await page.emulateMedia({ media: 'print' })
  await click(preview().getByRole('link', { name: 'own address' }))
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: null })
})

it('the whole Storybook by keyboard', async () => {
  await page.keyboard.press('Control+k')
  await expectPage(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('forgot password sent', { delay: 50 })
  await page.getByRole('option').filter({ hasText: 'Forgot password' }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectPage(page).toHaveURL(/forgot-password--sent/)
})

it('the manager on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await click(page.getByRole('button', { name: /navigation menu/i }))
  await find('wrong password', 'Flows')
  await expectText('Invalid email or password')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

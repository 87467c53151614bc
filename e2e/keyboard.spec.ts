import type { Page } from '@playwright/test'
import { demo } from './support/demo.ts'
import { expect, test, waitForHydration } from './support/test.ts'

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const active = document.activeElement
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active?.textContent
      return (active?.getAttribute('aria-label') ?? label ?? '').trim()
    })
    if (typeof name === 'string' ? reached === name : name.test(reached)) return
  }
  throw new Error(`Tab never reached ${name}.`)
}

test('CHROME-01 HOME-11 HOME-12 the first Tab reaches the skip link; the demo plays and works by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'App Store' }).first()).toBeFocused()

  await tabTo(page, 'Watch Demo')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const position = dialog.getByRole('slider', { name: 'Position in the demo' })
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(500)
  await page.keyboard.press('k')
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  // However far it has played.
  await position.press('Home')
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('ArrowRight')
  await expect(position).toHaveAttribute('aria-valuetext', '12 of 25 seconds: Scan a barcode')
  await position.press('End')
  await expect(dialog.getByText('Your turn. Summit is free to download.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'App Store' })).toBeInViewport()
  // The controls of the browser itself are part of the round: there, nothing of the page has the focus.
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CHROME-06 SIGNIN-13 drawer and sign-in work by keyboard', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'Open menu')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await waitForHydration(page)
    await tabTo(page, 'Login')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()

    await tabTo(page, 'Email')
    await page.keyboard.type(demo.email)
    await tabTo(page, 'Password')
    await page.keyboard.type(demo.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Hello, ${demo.name}.` })).toBeVisible()
    await tabTo(page, 'Logout')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  })
})

import { launchOptions } from '../tools/chromium.ts'
import { expect, openAtRest, test } from './support/test.ts'

const options = launchOptions()

/** What Chromium's scrollbars take of a window that is 480 px wide. */
const scrollbars = {
  hidden: { width: 0, launch: options },
  // Playwright hides the scrollbars of a browser without a window.
  classic: { width: 15, launch: { ...options, ignoreDefaultArgs: ['--hide-scrollbars'] } },
  overlay: {
    width: 0,
    launch: {
      ...options,
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [...options.args, '--enable-features=OverlayScrollbar'],
    },
  },
}

for (const [name, { width, launch }] of Object.entries(scrollbars)) {
  const title = `CHROME-06 with ${name} scrollbars, the menu touches the window's edge, and opening it shifts nothing`
  test(title, { tag: '@chromium' }, async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch(launch)
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 480, height: 800 } })
    await openAtRest(page, '/')
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(480 - width)
    const menu = page.locator('header button')
    const before = await menu.boundingBox()
    await menu.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    const { x = NaN, width: ownWidth = NaN } = (await drawer.locator('[data-slot=drawer-panel]').boundingBox()) ?? {}
    expect(x + ownWidth).toBe(480)
    // Nothing in the window is outside of what is drawn, as a gutter would be.
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(480)
    // Lengths that are shares of the window's width change with the scrollbar's room, by less than a pixel.
    expect(Math.abs(((await menu.boundingBox())?.x ?? NaN) - (before?.x ?? NaN))).toBeLessThan(1)
    await browser.close()
  })
}

test('opening a dialog shifts nothing, despite the hidden scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openAtRest(page, '/')
  const left = () =>
    page
      .getByRole('button', { name: 'Watch Demo', includeHidden: true })
      .evaluate((button) => button.getBoundingClientRect().left)
  await page.getByRole('button', { name: 'Watch Demo' }).scrollIntoViewIfNeeded()
  const before = await left()
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await left()).toBe(before)
})

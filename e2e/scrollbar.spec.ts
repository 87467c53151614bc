import { readFileSync } from 'node:fs'
import { launchOptions } from '../tools/chromium.ts'
import { buildFive } from '../tools/release-check/kit.ts'
import { expect, openAtRest, test } from './support/test.ts'

// Playwright hides the scrollbars of a browser without a window.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const dir of ['ltr', 'rtl']) {
  const title = 'the menu reaches the edge of the window and shifts nothing, despite the hidden scrollbar'
  test(`CHROME-06 ${title}: ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 })
    await openAtRest(page, '/')
    await page.locator('html').evaluate((html: HTMLElement, value) => (html.dir = value), dir)
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(900)
    const menu = page.locator('header button')
    const before = await menu.boundingBox()
    await menu.click()
    const panel = page.getByRole('dialog', { name: 'Menu' }).locator('[data-slot=drawer-panel]')
    await expect
      .poll(() =>
        panel.evaluate((element) => element.getBoundingClientRect()[document.dir === 'rtl' ? 'left' : 'right']),
      )
      .toBe(dir === 'rtl' ? 0 : 900)
    // Lengths that are shares of the window's width change with the scrollbar's room, by less than a pixel.
    expect(Math.abs(((await menu.boundingBox())?.x ?? NaN) - (before?.x ?? NaN))).toBeLessThan(1)
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
  await expect(page.locator('html'), 'the page does not scroll').toHaveCSS('overflow', 'hidden')
  expect(await left()).toBe(before)
})

test('a dialog of the host’s own shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await openAtRest(page, '/')
  const menu = page.locator('header button')
  const before = await menu.boundingBox()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
  })
  expect(await menu.boundingBox()).toEqual(before)
})

for (const style of ['overflow-y: scroll', 'scrollbar-gutter: stable']) {
  test(`opening a dialog shifts nothing where the root of an app has ${style}`, async ({ page }) => {
    const sheet = readFileSync(new URL('../packages/ui/dist/overlays.css', import.meta.url), 'utf8')
    await page.setContent(`<style>html{${style}}</style><style>${sheet}</style><div id="root" class="summit"></div>`)
    await page.addStyleTag({ content: '#root { height: 200vh }' })
    await page.addScriptTag({ content: await buildFive() })
    const width = () => page.locator('#root').evaluate((element) => element.clientWidth)
    const before = await width()
    await page.getByRole('button', { name: 'Delete…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await width()).toBe(before)
  })
}

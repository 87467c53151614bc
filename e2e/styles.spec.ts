import { expect, fontsLaidOut, keepPrerendered, test } from './support/test.ts'

test.use({ expectedMessages: [/status of 404/] })

for (const path of [
  '/',
  '/features',
  '/pricing',
  '/download',
  '/auth/login',
  '/auth/error',
  '/dashboard',
  '/nowhere',
]) {
  test(`${path} has every CSS rule it needs: the full style sheet changes no pixel`, async ({ page }) => {
    // Without scripts, because hydration loads the full style sheet on some pages and redirects on others.
    await keepPrerendered(page)
    await page.goto('/')
    const sheet = (await page.locator('script[data-sheet]').getAttribute('data-sheet')) ?? ''
    expect(sheet).not.toBe('')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await fontsLaidOut(page)
      const own = await page.screenshot({ fullPage: true })
      await page.evaluate(
        (href) =>
          new Promise((resolve) => {
            document.head.append(
              Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve }),
            )
          }),
        sheet,
      )
      expect(own.equals(await page.screenshot({ fullPage: true })), `${path} at ${width} px`).toBe(true)
    }
  })
}

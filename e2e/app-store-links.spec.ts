import { brand } from '@summit/brand'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1440, height: 900 }

for (const path of ['/', '/features', '/pricing', '/download']) {
  test(`the first screen of ${path} has a link to the App Store`, async ({ page }) => {
    await page.goto(path)
    for (const size of [phone, tablet, laptop]) {
      await page.setViewportSize(size)
      const link = page.getByRole('main').getByRole('link', { name: 'Download on the App Store' }).first()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the bar links to the App Store on an iPhone, and to the download page on Android', async ({ browser }) => {
  for (const [userAgent, href] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', brand.stores.appStore.url],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', '/download'],
  ] as const) {
    const page = await browser.newPage({ viewport: phone, userAgent })
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Get the app' })
    await expect(link).toHaveAttribute('href', href)
    await page.close()
  }
})

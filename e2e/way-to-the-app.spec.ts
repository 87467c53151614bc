import { expect, test } from '@playwright/test'
import { brand } from '@summit/brand'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

for (const path of ['/', '/features', '/pricing', '/download']) {
  test(`the first screen of ${path} has a link to the App Store`, async ({ page }) => {
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size)
      await page.goto(path)
      const link = page.getByRole('main').getByRole('link', { name: 'Download on the App Store' }).first()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const path of ['/', '/features', '/pricing', '/download', '/contact', '/terms', '/privacy', '/nowhere']) {
  test(`on a phone, the bar of ${path} leads to the device's store`, async ({ browser }) => {
    const bar = async (userAgent: string) => {
      const context = await browser.newContext({ viewport: phone, userAgent })
      const page = await context.newPage()
      await page.goto(path)
      return page.getByRole('banner').getByRole('link', { name: 'Get the app' })
    }
    const onIphone = await bar('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15')
    await expect(onIphone).toHaveAttribute('href', brand.stores.appStore.url)
    const onAndroid = await bar('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36')
    await expect(onAndroid).toHaveAttribute('href', '/download')
  })
}

import { expect, test } from '@playwright/test'

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

import { demo } from './support/demo.ts'
import { expect, test } from './support/test.ts'

test('a new visitor reaches the dashboard by clicking only', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.name)
})

test('the demo account is offered by a browser without idle time', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? window.setTimeout(callback, options.timeout) : 0
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Use the demo account' })).toBeVisible()
})

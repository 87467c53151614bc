import { expect, test } from './support/test.ts'

test('the demo account is offered by a browser without idle time', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? window.setTimeout(callback, options.timeout) : 0
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Use the demo account' })).toBeVisible()
})

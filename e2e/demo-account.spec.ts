import { demo } from './support/demo.ts'
import { expect, test } from './support/test.ts'

test('a new visitor reaches the dashboard by clicking only', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.name)
})

import { demo } from './support/demo.ts'
import { expect, test } from './support/test.ts'

test('a new visitor reaches the dashboard by clicking only', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.name)
})

test('the demo account is offered to loopback clients only', async ({ request }) => {
  const told = await request.get('/api/demo')
  expect(await told.json()).toEqual({ account: { email: demo.email, password: demo.password }, outbox: '/outbox' })
  const forwarded = await request.get('/api/demo', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(await forwarded.json()).toEqual({})
})

import { expect, test } from './support/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PRICE-01 PRICE-05 PRICE-06 PRICE-07 PRICE-08 the billing period changes the price of Premium', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const premium = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Premium' }) })
    await expect(premium.getByText('$3.5', { exact: true })).toBeVisible()
    await expect(premium.getByText('Save 40%')).toBeVisible()
    await expect(premium.getByText('$41.88')).toBeVisible()
    await page.getByText('Monthly', { exact: true }).click()
    await expect(premium.getByText('$6.99', { exact: true })).toBeVisible()
    await expect(premium.getByText('$3.5', { exact: true })).toBeHidden()
  })

  test('PRICE-03 questions and feature explanations open', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByText('Can I go back to Free?').click()
    await expect(page.getByText(/^Yes, at the end of a billing period/)).toBeVisible()
    await expect(page.getByText(/^In the app, through the store/)).toBeHidden()
    await page.getByText('Social challenges').click()
    await expect(page.getByText(/^Rope up with friends/)).toBeVisible()
  })
})

test('PRICE-03 printed, every answer is open, every plan has a border, and the bar is hidden', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(/^Yes\. Every new Premium feature/)).toBeVisible()
  const plans = await page.getByRole('article').all()
  expect(plans).not.toHaveLength(0)
  for (const plan of plans) {
    const { ink, ground, edge } = await plan.evaluate((card) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(card)
      return { ink: color, ground: backgroundColor, edge: borderTopColor }
    })
    expect(ground).toBe('rgb(255, 255, 255)')
    expect(ink).toBe('rgb(0, 0, 0)')
    expect(edge).not.toBe(ground)
  }
})

for (const [reducedMotion, duration] of [
  ['no-preference', '0.2s'],
  ['reduce', '0.001s'],
] as const) {
  test(`the chosen period's background moves to it in ${duration} where motion is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/pricing')
    const period = page.getByRole('group', { name: 'Billing period' })
    await expect(period).toHaveCSS('transition-duration', duration, { pseudo: 'before' })
    const gap = (name: string) =>
      period.evaluate((group, name) => {
        const label = [...group.querySelectorAll('label')].find(({ textContent }) => textContent === name)
        return Math.abs(parseFloat(getComputedStyle(group, '::before').left) - (label?.offsetLeft ?? NaN))
      }, name)
    await expect.poll(() => gap('Yearly')).toBeLessThan(1)
    await page.getByText('Monthly', { exact: true }).click()
    await expect.poll(() => gap('Monthly')).toBeLessThan(1)
  })
}

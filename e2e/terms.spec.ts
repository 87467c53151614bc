import { expect, waitForHydration, test } from './support/test.ts'

test('TERMS-01 the contents link to sections below the top bar, before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terms')
  for (const name of ['9 Training at your own risk', '12 Playing fair']) {
    await page.getByRole('link', { name }).click()
    const heading = page.getByRole('heading', { name })
    await expect(heading).toBeInViewport()
    const bar = await page.getByRole('banner').boundingBox()
    expect((await heading.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Infinity)
    await waitForHydration(page)
  }
  await expect(page).toHaveURL('/terms#section-12')
})

test('the list marks the current section, where the browser supports it', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terms')
  // Into its text: at the heading a part of a pixel decides.
  await page.getByRole('heading', { name: '6 The free trial' }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant' })
    scrollBy({ top: 40, behavior: 'instant' })
  })
  await expect(page.getByRole('link', { name: '6 The free trial' })).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.getByRole('link', { name: '9 Training at your own risk' })).toHaveCSS(
    'text-decoration-line',
    'none',
  )
})

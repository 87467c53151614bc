import { expect, test } from './support/test.ts'

test.describe('on an Android phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('DOWN-01 the Android card is first and highlighted, without scripts', async ({ page }) => {
    await page.goto('/download')
    const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? NaN
    const android = await top('Android phones and tablets')
    expect(android).toBeLessThan(await top('iPhone and iPad'))
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeHidden()
    await expect(page.getByText('This device').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('article').filter({ hasText: 'Android 6.0+' }).getByText('This device')).toBeVisible()
  })
})

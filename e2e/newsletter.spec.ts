import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { uniqueAddress } from './support/account.ts'
import { mailsTo, openTab, waitForMail } from './support/mail.ts'
import { expect, hydrate, installClock, waitForHydration, test } from './support/test.ts'

const getPopup = (page: Page) => page.getByRole('dialog', { name: 'Get Your FREE Workout PDF' })
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('newsletter-popup-seen'))

/** Opens a page with a mocked clock, which runs. */
async function visit(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
}

/** Navigates to an account page on the client. */
async function goToLogin(page: Page) {
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Password', { exact: true }).waitFor()
}

test.describe('a first visit', () => {
  test('CALLS-13 NEWS-09 NEWS-13 NEWS-14 NEWS-18 NEWS-19 NEWS-21 ends with the plan in the mail', async ({
    page,
    request,
  }) => {
    const address = uniqueAddress('ada')
    await installClock(page)
    await page.goto('/pricing')
    const code = page.locator('link[rel=modulepreload][href*="/newsletter-"]')
    await page.clock.fastForward(20_000)
    await expect(code).toHaveCount(0)
    await page.clock.fastForward(5_000)
    await expect(code).toHaveCount(1)
    const popup = getPopup(page)
    await expect(popup).toHaveCount(0)
    await page.clock.fastForward(5_000)
    await page.clock.resume()
    await expect(popup.getByLabel('Email')).toBeFocused()
    await popup.getByLabel('Name').fill('Ada')
    await popup.getByLabel('Email').fill(address)
    const call = page.waitForRequest('**/api/newsletter/signup')
    await popup.getByRole('button', { name: 'Get Free Workout PDF' }).click()
    expect((await call).postDataJSON()).toEqual({
      email: address,
      name: 'Ada',
      source: 'popup',
      leadMagnet: 'free_workout_pdf',
    })
    await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible()
    await expect(page.getByText('Check your email for your free workout PDF!', { exact: true })).toBeVisible()
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await seen(page)).toBe('true')

    const mail = await waitForMail(page, address, 'Your free workout PDF')
    expect(await mailsTo(page, address)).toHaveLength(1)
    const [plan] = mail.attachments
    expect(plan).toMatchObject({ filename: 'summit-workout-plan.pdf', contentType: 'application/pdf' })
    expect(mail.text).toContain(plan?.url)

    const download = await request.get(plan?.url ?? '')
    expect(download.headers()['content-type']).toBe('application/pdf')
    const file = await download.body()
    expect(file.byteLength).toBe(plan?.size)
    const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
    expect(pdf.numPages).toBeGreaterThanOrEqual(6)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect((await (await pdf.getPage(1)).getStructTree()).children).not.toEqual([])
    await pdf.destroy()
  })
})

test('the form opens for a visitor who asks for the plan, also after they closed the pop-up before', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('newsletter-popup-seen', 'true'))
  await page.goto('/')
  const cover = page.locator('img').first()
  expect(await cover.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(false)
  await cover.scrollIntoViewIfNeeded()
  await expect.poll(() => cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(560)
  const button = page.getByRole('button', { name: 'Get the free plan' })
  const dialog = page.getByRole('dialog', { name: 'A free workout plan, on paper.' })
  for (let times = 0; times < 2; times++) {
    await button.click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await button.click()
  await dialog.getByLabel('Email').fill(uniqueAddress('ada'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test.describe('on a server with an outbox', () => {
  // Messages about the clock's script, and Chromium's warning about sandboxed frames.
  test.use({ expectedMessages: [/frame is sandboxed|origin-keyed agent cluster/] })

  test('the toast links to the mail, and the mail to unsubscribing', async ({ page }) => {
    const address = uniqueAddress('ada')
    await visit(page, '/')
    const outbox = page.waitForResponse('/api/demo')
    await page.clock.fastForward(30_000)
    await outbox
    await getPopup(page).getByLabel('Email').fill(address)
    await getPopup(page).getByRole('button', { name: 'Get Free Workout PDF' }).click()
    await page.getByRole('link', { name: 'See the mail' }).click()
    await expect(page).toHaveURL('/outbox')
    await page.getByRole('listitem').filter({ hasText: address }).getByRole('link').click()
    const left = await openTab(page, page.frameLocator('iframe').getByRole('link', { name: /unsubscribe/i }))
    await left.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(left.getByRole('heading', { level: 1 })).toHaveText(/off the list/)
  })
})

test.describe('the pop-up', () => {
  test('NEWS-15 does not open or load when the flag is stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('newsletter-popup-seen', 'true'))
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await visit(page, '/')
    await page.clock.fastForward(60_000)
    await expect(getPopup(page)).toHaveCount(0)
    expect(scripts).toEqual([])
  })

  test('does not open on account pages, but after leaving them', async ({ page }) => {
    await visit(page, '/')
    await goToLogin(page)
    await page.clock.fastForward(60_000)
    await expect(getPopup(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Summit' }).click()
    await expect(page).toHaveURL('/')
    await page.clock.fastForward(1_000)
    await expect(getPopup(page)).toBeVisible()
  })

  test('never opens in a document that started on an account page', async ({ page }) => {
    await visit(page, '/auth/login')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Summit' }).click()
    await expect(page).toHaveURL('/')
    await page.clock.fastForward(60_000)
    await expect(getPopup(page)).toHaveCount(0)
  })
})

test.describe('its code that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_FAILED/] })

  test('leaves the page usable, without an error message', async ({ page }) => {
    await page.route('**/assets/newsletter-*.js', (route) => route.abort())
    await visit(page, '/')
    await page.clock.fastForward(30_000)
    await waitForHydration(page)
    await expect(getPopup(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})

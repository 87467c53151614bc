import type { Page } from '@playwright/test'
import { expect, waitForHydration, test } from './support/test.ts'

async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Keller')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Subject', { exact: true }).fill('My knee')
  await page.getByLabel('Message', { exact: true }).fill('It clicks.')
}

test('CONTACT-09 CONTACT-10 CONTACT-11 CONTACT-12 CONTACT-13 CONTACT-14 CONTACT-15 sending takes 1 s, sends no request and clears the form', async ({
  page,
}) => {
  // Skipping a minute would otherwise open the newsletter pop-up.
  await page.addInitScript(() => localStorage.setItem('newsletter-popup-seen', 'true'))
  await page.clock.install()
  await page.goto('/contact')
  await fillIn(page)
  await waitForHydration(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))

  const form = page.locator('form')
  await form.getByRole('button').click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await form.getByLabel('Message', { exact: true }).press('Control+Enter')
  await page.clock.runFor(990)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(20)
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours.", { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
  }
  expect(requests).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('CONTACT-04 CONTACT-05 CONTACT-07 shows email, phone and office; the form says that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'hello@summit.test' })).toBeVisible()
    await expect(page.getByText('Monday-Friday 9AM-6PM PST')).toBeVisible()
    await expect(page.getByText(/within 24 hours/)).toBeVisible()
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
  })
})

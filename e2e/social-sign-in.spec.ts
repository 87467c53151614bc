import { signInWithGoogle } from './support/account.ts'
import { createGate, expect, installClock, storedSession, test } from './support/test.ts'

test('CALLBACK-01 CALLBACK-03 CALLBACK-04 CALLBACK-11 CALLBACK-16 sign-in with Google takes clicks only', async ({
  page,
}) => {
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/google')) starts.push(new URL(request.url()).search)
  })
  await installClock(page)
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sign in as Robin Ridge' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  await expect(page).toHaveURL('/auth/callback')
  await expect(page.getByRole('link', { name: 'Continue to App' })).toHaveAttribute('href', '/')
  expect(await storedSession(page)).toMatchObject({
    token: 'authenticated',
    user: expect.stringContaining('Robin Ridge'),
  })
  expect(starts).toEqual([''])
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Signed in as Robin Ridge', { exact: true })).toBeVisible()

  await page.clock.resume()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Ridge')
})

test('CALLBACK-09 CALLBACK-18 CALLBACK-19 refusing at the provider leads to an error message with two links', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(/^Authentication failed: /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', '/')
  expect(await storedSession(page)).toEqual({ token: null, user: null })
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('CALLBACK-03 a reload before the request arrived sends the code again', async ({ page }) => {
  await installClock(page)
  const sent = createGate()
  await page.route('**/api/auth/callback', () => sent.open(), { times: 1 })
  await signInWithGoogle(page)
  await sent.wait
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
})

test.describe('a code that is not this browser’s', () => {
  test.use({ expectedMessages: [/status of 400/] })

  test('T13 CALLBACK-12 fails the sign-in', async ({ page }) => {
    await page.goto('/auth/google/callback?code=somebody-elses')
    await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
    expect(await storedSession(page)).toEqual({ token: null, user: null })
  })
})

test('CALLBACK-09 T1 text from the URL is escaped', async ({ page }) => {
  await installClock(page)
  await page.goto('/auth/callback?error=%3Cimg%20src%3Dx%3E%E2%80%AE%00evil.example')
  await expect(page.getByText('Authentication failed: <img src=x> evil.example', { exact: true })).toBeVisible()
  await page.goto('/auth/error?error=%3Cb%3ENo%3C/b%3E&message=Call%20me')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>No</b>')
  await expect(page.getByText('Call me', { exact: true })).toBeVisible()
  await page.goto('/auth/success?provider=%3Cb%3Eme%3C/b%3E')
  await expect(page.getByText('You signed in with <b>me</b>.', { exact: true })).toBeVisible()
})

import { demo } from './support/demo.ts'
import { expect, pressWithCapsLock, signIn, storedSession, test } from './support/test.ts'

test('SIGNIN-10 SIGNIN-11 SIGNIN-12 SIGNIN-13 DASH-08 DASH-14 DASH-15 CALLS-01 the demo account signs in against the real database', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome back to Summit', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.name)
  await expect(page.getByText(demo.email)).toBeVisible()
  expect(await storedSession(page)).toMatchObject({ token: 'authenticated', user: expect.stringContaining(demo.email) })
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('summit_session'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.reload()
  await expect(page.getByText(demo.email)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  expect(await storedSession(page)).toEqual({ token: null, user: null })
  await expect.poll(async () => (await page.request.get('/api/auth/session')).status()).toBe(401)

  await page.goBack()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText(demo.email)).toHaveCount(0)
})

test.describe('refused', () => {
  test.use({ expectedMessages: [/status of 401/] })

  test('SIGNIN-15 SIGNIN-16 a wrong password shows the server’s message and keeps the form', async ({ page }) => {
    await page.goto('/auth/login')
    await signIn(page, 'not the password')
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true })).toHaveCount(2)
    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    await expect(button).toHaveAccessibleDescription('Invalid email or password')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Invalid email or password', { exact: true }), 'beside the form').toHaveCount(1)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demo.email)
    expect(await storedSession(page)).toEqual({ token: null, user: null })
  })
})

test('leads to the page that the address names, also from the session that the server has', async ({ page }) => {
  await page.goto('/auth/login?next=/pricing')
  await signIn(page)
  await expect(page).toHaveURL('/pricing')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login?next=/pricing')
  const link = page.getByRole('link', { name: /^Continue as/ })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const spacing of ['normal', '0.12em']) {
    await link.evaluate((element, letterSpacing) => Object.assign(element.style, { letterSpacing }), spacing)
    const getHiddenHeight = () => link.locator('span').evaluate((text) => text.scrollHeight - text.clientHeight)
    expect(await getHiddenHeight(), `letters spaced by ${spacing}`).toBe(0)
  }
  await link.click()
  await expect(page).toHaveURL('/pricing')
  expect((await storedSession(page)).token).toBe('authenticated')
})

test('SIGNIN-13 works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(demo.email)).toBeVisible()
})

test('the Caps Lock notice does not move the button during a click', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls += 1
    return route.fulfill({ json: { success: false } })
  })
  await page.goto('/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(demo.email)
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await pressWithCapsLock(page, page.getByLabel('Password', { exact: true }), button, async (presses) => {
    await expect.poll(() => calls).toBe(presses)
    await expect(button).toBeVisible()
  })
})

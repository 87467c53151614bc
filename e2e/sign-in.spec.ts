import type { Route } from '@playwright/test'
import { demo } from './support/demo.ts'
import { createGate, expect, pressWithCapsLock, signIn, storedSession, test, installClock } from './support/test.ts'

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

test('SIGNIN-08 one request, however often the button is pressed', async ({ page }) => {
  const gate = createGate()
  let calls = 0
  await page.route('**/api/auth/login', async (route) => {
    calls += 1
    await gate.wait
    await route.continue()
  })
  await page.goto('/auth/login')
  await signIn(page)
  const pending = page.getByRole('button', { name: 'Signing in...' })
  await expect(pending).toHaveAttribute('aria-disabled', 'true')
  // Forced, because Playwright waits for an enabled button.
  await pending.dblclick({ force: true })
  await expect(pending).toBeFocused()
  await page.keyboard.press('Enter')
  gate.open()
  await expect(page).toHaveURL('/dashboard')
  expect(calls).toBe(1)
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

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const network = 'Network error. Please try again.'

const responses: { title: string; respond: (route: Route) => Promise<void>; text: string }[] = [
  {
    title: 'SIGNIN-16 a refusal with a message',
    respond: json(403, { success: false, message: 'Come back later.' }),
    text: 'Come back later.',
  },
  {
    title: 'SIGNIN-17 a refusal without a message',
    respond: json(401, { success: false }),
    text: 'Invalid email or password',
  },
  { title: 'SIGNIN-09 200 without success', respond: json(200, { success: false, message: 'No.' }), text: 'No.' },
  {
    title: 'SIGNIN-09 success without 200',
    respond: json(500, { success: true, data: { user: {} } }),
    text: 'Invalid email or password',
  },
  {
    title: 'SIGNIN-18 a page of HTML',
    respond: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    text: network,
  },
  { title: 'SIGNIN-18 an empty body', respond: (route) => route.fulfill({ status: 200, body: '' }), text: network },
  {
    title: 'SIGNIN-18 incomplete JSON',
    respond: (route) => route.fulfill({ contentType: 'application/json', body: '{"success":tr' }),
    text: network,
  },
  { title: 'SIGNIN-18 a failed request', respond: (route) => route.abort(), text: network },
]

test.describe('an invalid response', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  for (const { title, respond, text } of responses) {
    test(`${title} shows "${text}"`, async ({ page }) => {
      await page.route('**/api/auth/login', respond)
      await page.goto('/auth/login')
      await signIn(page)
      await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
      expect(await storedSession(page)).toEqual({ token: null, user: null })
    })
  }

  test('SIGNIN-18 a request times out after 15 s', async ({ page }) => {
    await installClock(page)
    await page.route('**/api/auth/login', () => {})
    await page.goto('/auth/login')
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(page.getByText(network, { exact: true })).toHaveCount(2)
  })
})

test('the response of an aborted attempt is ignored', async ({ page }) => {
  const gate = createGate()
  await page.route('**/api/auth/login', async (route) => {
    await gate.wait
    await route.fulfill({ json: { success: true, data: { user: { name: 'Late' } } } }).catch(() => {})
  })
  await page.goto('/auth/login')
  await signIn(page)
  await page.getByRole('link', { name: 'Summit' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  gate.open()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('Login successful!', { exact: true })).toHaveCount(0)
  expect(await storedSession(page)).toEqual({ token: null, user: null })
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

test('SIGNIN-01 SIGNIN-02 an empty field shows the browser’s message, takes focus, and nothing is sent', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please fill out this field.')
  await email.fill('no address')
  await expect(email).toHaveAccessibleDescription('')
  await page.getByLabel('Password', { exact: true }).fill('something')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  expect(calls).toBe(0)
})

test('SIGNIN-03 the password can be shown and hidden and keeps its value', async ({ page }) => {
  await page.goto('/auth/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('over the ridge')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('over the ridge')
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

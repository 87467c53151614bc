import { demo } from './support/demo.ts'
import { delayScripts, expect, fontsLaidOut, signIn, test } from './support/test.ts'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }
const user = JSON.stringify(ada)
const store = (items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

test('signed in, every page links to the dashboard, before hydration and in every tab', async ({ page, context }) => {
  await delayScripts(page)
  await page.goto('/')
  await fontsLaidOut(page)
  await page.evaluate(() => {
    new PerformanceObserver(() => Object.assign(window, { hasShifted: true })).observe({ type: 'layout-shift' })
  })
  const bar = page.getByRole('banner')
  const login = bar.getByRole('link', { name: 'Login' })
  const dashboard = bar.getByRole('link', { name: 'Dashboard' })
  await expect(login).toBeVisible()
  await expect(dashboard).toBeHidden()

  const second = await context.newPage()
  await second.goto('/terms')
  await second.evaluate(store, { 'summit-user': user, 'summit-token': 'authenticated' })
  await expect(dashboard).toBeVisible()
  await expect(login).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeHidden()
  expect(await page.evaluate(() => 'hasShifted' in window)).toBe(false)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dashboard).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)

  await second.evaluate(store, { 'summit-token': '' })
  await page.goBack()
  await expect(dashboard).toBeHidden()
})

test('ROUTE-24 DASH-04 who continues as guest has no dashboard, and a stored role has no effect', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied')
  await page.getByRole('link', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth/login')
  await page.goBack()
  await expect(page, 'the redirect replaces its history entry').toHaveURL('/')

  const shown: string[] = []
  for (const role of ['admin', 'guest']) {
    await page.evaluate(store, {
      'summit-user': JSON.stringify({ ...ada, role }),
      'summit-token': role,
    })
    await page.goto('/dashboard')
    await expect(page.getByText('ada@example.org')).toBeVisible()
    await expect(page.getByText('Your sessions cannot be shown right now.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'The free plan, page by page' })).toBeVisible()
    shown.push(await page.getByRole('main').innerText())
  }
  expect(shown[0]).toBe(shown[1])
})

test(
  'DASH-14 after logout, going back before the next render redirects, too',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/auth/login')
    await signIn(page)
    await expect(page.getByText(demo.email)).toBeVisible()
    const drawing = await page.context().newCDPSession(page)
    await drawing.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.evaluate(() => {
      const { pushState } = history
      history.pushState = function (...entry) {
        pushState.apply(history, entry)
        history.back()
      }
    })
    await page.getByRole('button', { name: 'Logout' }).click()
    await drawing.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(demo.email)).toHaveCount(0)
  },
)

import type { Page } from '@playwright/test'
import { createGate, expect, hydrated, signIn, storedSession, test } from './support/test.ts'

/** Holds the code of one page back until the gate opens. */
async function holdPage(page: Page, name: string) {
  const gate = createGate()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await gate.wait
    await route.continue()
  })
  return gate
}

test('a redirect gives way to a click whose page is still on its way', async ({ page }) => {
  await page.clock.install()
  const home = await holdPage(page, 'home')
  await page.goto('/auth/confirm')
  await expect(page.getByText('Invalid verification link', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Summit' }).click()
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/auth/confirm')
  home.open()
  await expect(page.getByRole('heading', { name: 'Outclimb yesterday.' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a redirect gives way to a step back whose page is still on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/error')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/auth/success' })
    document.body.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'Authentication Successful' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  const error = await holdPage(page, 'auth-error')
  await page.goBack()
  await expect(page).toHaveURL('/auth/error')
  await page.clock.runFor(5000)
  error.open()
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
  await expect(page).toHaveURL('/auth/error')
})

test('a step back calls off a click whose page is still on its way', async ({ page }) => {
  await page.goto('/auth/error')
  await hydrated(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  const signUp = await holdPage(page, 'sign-up')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
  const arrived = page.waitForResponse('**/assets/sign-up-*.js')
  signUp.open()
  await (await arrived).finished()
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
  await expect(page).toHaveURL('/auth/error')
})

test('DASH-04 DASH-14 a step back in the very moment of logging out shows nothing of the user', async ({ page }) => {
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      push(...step)
      history.back()
    }
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
  expect(await storedSession(page)).toEqual({ token: null, user: null })
})

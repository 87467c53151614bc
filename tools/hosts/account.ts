/** What a visitor does with an account: signs up, opens the mail, signs in and out, sets a new password. */
import { expect, test, type Page } from '@playwright/test'
import type { BackEnd } from './back-ends.ts'

/** The address of the account. */
export const email = 'ada@example.org'
const [firstPassword, secondPassword] = ['correct horse', 'battery staple']

/** Visits the pages of a host with another back end, each step from where the one before has ended. */
export async function visitAccount(page: Page, origin: string, { session, refusals }: BackEnd): Promise<void> {
  const expectRefused = (message: RegExp) =>
    expect(page.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(message)

  await test.step('sign up', async () => {
    // Moved below, to when the mail can be sent again.
    await page.clock.install()
    await page.goto('/auth/signup')
    await signUp(page, 'short')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/8 characters/)
    await signUp(page, firstPassword)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    expect(await readMails(origin)).toHaveLength(1)
    await page.clock.fastForward('01:00')
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await expect.poll(() => readMails(origin)).toHaveLength(2)
  })
  await test.step('no sign-in before the address is verified', async () => {
    await page.goto('/auth/login')
    await signIn(page, firstPassword)
    await expectRefused(refusals.unverified)
  })
  await test.step('the mailed link signs in', async () => {
    await page.goto(await mailedLink(origin))
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
    await page.reload()
    await expectSignedIn(page)
  })
  await test.step('log out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth/login')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth/login')
  })
  await test.step('a wrong password, and the right one', async () => {
    await signIn(page, 'wrong password')
    await expectRefused(refusals.wrongPassword)
    await signIn(page, firstPassword)
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
    await page.reload()
    await expectSignedIn(page)
  })
  if (session === 'server') {
    await test.step('the server has ended the session', async () => {
      await page.context().clearCookies()
      await page.reload()
      await expect(page).toHaveURL('/auth/login')
    })
  } else {
    await test.step('this browser has lost its stored session, and the server has not', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(page).toHaveURL('/auth/login')
      await page.getByRole('link', { name: 'Continue as Ada Keller' }).click()
      await expectSignedIn(page)
    })
  }
  await test.step('a new password', async () => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const link = await mailedLink(origin)
    await page.goto(link)
    await setPassword(page, secondPassword)
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, firstPassword)
    await expectRefused(refusals.wrongPassword)
    await signIn(page, secondPassword)
    await expect(page).toHaveURL('/dashboard')
    await expectSignedIn(page)
  })
  await test.step('too many attempts', async () => {
    await page.goto('/auth/login')
    await expect(async () => {
      await signIn(page, 'wrong password')
      await expect(page.getByText(/^Too many attempts\. Try again in \d+ s\.$/)).toBeVisible({ timeout: 1000 })
    }).toPass({ intervals: [0] })
  })
}

/** Fills in the sign-up form, and sends it. */
export async function signUp(page: Page, password: string) {
  await page.getByLabel('Full Name').fill('Ada Keller')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Fills in the sign-in form, and sends it. */
export async function signIn(page: Page, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Fills in the form for a new password, and sends it. */
export async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

/** Expects the dashboard of the account that {@link signUp} creates. */
export const expectSignedIn = (page: Page) =>
  expect(page.getByText('Hello, Ada Keller.', { exact: true })).toBeVisible()

/** The server's mails, the newest first. */
async function readMails(origin: string) {
  const response = await fetch(`${origin}/outbox`)
  // SAFETY: what the examples' servers answer.
  return (await response.json()) as { to: string; text: string }[]
}

/** The link in the newest mail. */
async function mailedLink(origin: string) {
  const [mail] = await readMails(origin)
  expect(mail?.to).toBe(email)
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

import { expect, type Page } from '@playwright/test'
import { waitForMail } from './mail.ts'

/** A unique email address. */
export function uniqueAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@summit.test`
}

/** Signs in at the development identity page as the suggested person. */
export async function signInWithGoogle(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sign in as Robin Ridge' }).click()
}

/**
 * Signs in at the development identity page as a new person, which creates an account without a password. Ends before
 * or after the redirect home.
 */
export async function signUpWithGoogle(page: Page, email: string, name = 'Wanda Scree'): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in with this address' }).click()
  await page.waitForFunction(() => localStorage.getItem('summit-token'))
}

/** Requests a recovery mail and returns its link. */
export async function requestRecoveryLink(page: Page, email: string): Promise<string> {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const { text } = await waitForMail(page, email, 'Reset your')
  return /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? ''
}

/** Fills in and submits the new-password form. */
export async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

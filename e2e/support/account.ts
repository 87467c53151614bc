import type { APIRequestContext, Page } from '@playwright/test'
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

/** Creates an account without a password, by the requests of a sign-in with Google. Its session is the browser context's. */
export async function createAccount(request: APIRequestContext, email: string, name = 'Wanda Scree'): Promise<void> {
  const page = await (await request.get('/api/auth/google')).text()
  const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = { state, choice: 'other', name, email }
  const answer = await request.post('/auth/v1/callback', { form, maxRedirects: 0 })
  const code = /[?&]code=([^&]+)/.exec(answer.headers()['location'] ?? '')?.[1]
  const response = await request.post('/api/auth/callback', { data: { code, provider: 'google' } })
  if (!response.ok()) throw new Error(`No account was created: ${await response.text()}`)
}

/** Waits for the recovery mail and returns its link. */
export async function findRecoveryLink(page: Page, email: string): Promise<string> {
  const { text } = await waitForMail(page, email, 'Reset your')
  return /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? ''
}

/** Creates an account, requests a recovery mail and returns its link. */
export async function createRecoveryLink(page: Page, email: string): Promise<string> {
  await createAccount(page.request, email)
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  return findRecoveryLink(page, email)
}

/** Fills in and submits the new-password form. */
export async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

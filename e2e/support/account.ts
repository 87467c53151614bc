import { expect, type Page } from '@playwright/test'

/** An address that no other test uses. */
export function freshAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@summit.test`
}

/** Signs in at Google's stand-in as the person that it offers. */
export async function startWithGoogle(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sign in as Robin Ridge' }).click()
}

/** Signs in at Google's stand-in as somebody new, which makes an account without a password. Ends on the way home. */
export async function joinWithGoogle(page: Page, email: string, name = 'Wanda Scree'): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in with this address' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
}

/** A mail as the outbox tells it. */
interface KeptMail {
  to: string
  subject: string
  text: string
}

/** The newest mail to an address with these words in its subject, once it is there. */
export async function mailTo(page: Page, email: string, subject: string): Promise<KeptMail> {
  let found: KeptMail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/outbox.json')).json()) as KeptMail[]
      found = mails.find((mail) => mail.to.includes(email) && mail.subject.includes(subject))
      return found
    })
    .toBeDefined()
  return found ?? { to: '', subject: '', text: '' }
}

/** Asks for a recovery mail and answers with its link. */
export async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const { text } = await mailTo(page, email, 'Reset your')
  return /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? ''
}

/** Fills in both fields of a new password and sends them. */
export async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

import type { Page } from '@playwright/test'
import { apiRoutes } from '@summit/contract'
import { TOTP } from 'otpauth'
import { uniqueAddress } from './account.ts'
import { waitForMail } from './mail.ts'
import { expect, hydrate } from './test.ts'

/** The password of every account that {@link signUp} creates. */
export const password = 'high and dry'

/** Signs up at the site at `origin`, which creates accounts, until its page waits for the link to be opened. */
export async function signUp(page: Page, origin: string, email: string, query = ''): Promise<void> {
  await page.goto(`${origin}/auth/signup${query}`)
  await hydrate(page)
  await page.getByLabel('Full Name').fill('Ada Keller')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
}

/** The link that {@link signUp} has mailed, from the outbox of the server at `outbox`. */
export async function findLink(page: Page, outbox: string, email: string): Promise<string> {
  const { text } = await waitForMail(page, email, 'Verify your email', outbox)
  return /\S+\/auth\/verify-email\?\S+/.exec(text)?.[0] ?? ''
}

/** Signs up as {@link signUp} does, and opens the link, by requests only. Returns the address of the account. */
export async function createSession(page: Page, origin: string): Promise<string> {
  const email = uniqueAddress('ada')
  const post = (path: string, data: object) => page.request.post(origin + path, { data, headers: { Origin: origin } })
  await post(apiRoutes.signUp, { name: 'Ada Keller', email, password })
  const token = new URL(await findLink(page, origin, email)).searchParams.get('token_hash')
  const verified = await post(apiRoutes.verifyEmail, { token })
  if (!verified.ok()) throw new Error(`Nobody was signed in: ${await verified.text()}`)
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    (user) => {
      localStorage.setItem('summit-user', JSON.stringify(user))
      localStorage.setItem('summit-token', 'authenticated')
    },
    { name: 'Ada Keller', email },
  )
  return email
}

/**
 * Gives the page Chromium's authenticator for tests, which consents at once. It also chooses at once what a field offers,
 * so fields offer it only while the tab's storage has `autofill`.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.addInitScript(() => {
    if (sessionStorage.getItem('autofill')) return
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** Sets up two-factor authentication on the account page. Returns the app, the code that it has used, and the recovery codes. */
export async function enableTwoFactor(page: Page) {
  await page.getByLabel('Password of your account').fill(password)
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()
  const app = new TOTP({ secret: key?.replaceAll(' ', '') ?? '' })
  const used = app.generate()
  await page.getByLabel('Code of the app').fill(used)
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const recoveryCodes = await page.getByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/).allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { app, used, recoveryCodes }
}
